"""What all games share: positions, actions, chance, views, records. It knows no game and reads no clock."""
