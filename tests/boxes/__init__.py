"""What is in the boxes: the packs that are shipped are complete, sound and in words, and hold what the rulebooks say they hold."""
