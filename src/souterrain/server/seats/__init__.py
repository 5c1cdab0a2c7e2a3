"""Who sits where, by which key, until when, who is there, and who must agree."""
