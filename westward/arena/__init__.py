"""Many games at once: matches and what comes out of them."""
