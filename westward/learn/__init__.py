"""Values learnt from self-play. Training needs PyTorch (the extra `learn`); playing with what was learnt does not."""
