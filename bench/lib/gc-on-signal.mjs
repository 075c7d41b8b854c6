/** Preloaded, with --expose-gc, into a process whose memory is measured. */
process.on('SIGUSR2', () => globalThis.gc());
