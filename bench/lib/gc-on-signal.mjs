/** Preloaded into a process whose memory is measured, with --expose-gc. */
process.on('SIGUSR2', () => globalThis.gc());
