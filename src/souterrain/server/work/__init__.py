"""What would hold the tables up, done beside the loop: computers that think, files that are checked, replays, physics."""
