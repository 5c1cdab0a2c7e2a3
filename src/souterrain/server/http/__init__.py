"""The ways in: routes, the WebSocket, limits, the page and its books, metrics."""
