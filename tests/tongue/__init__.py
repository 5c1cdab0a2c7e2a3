"""A language that nobody speaks: what a third one takes is a folder of words, and no line of the program."""
