"""What games of flicked discs share."""
