"""The table: people and bots meet here over HTTP and sockets. It knows no rules; it asks the games."""
