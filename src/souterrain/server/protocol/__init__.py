"""What is said between the server and others, defined once: messages, bodies of HTTP, refusals. Nothing here knows a table."""
