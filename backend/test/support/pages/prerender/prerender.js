// The server's own: never sent.
