/** Fits the slowest correct path (a deadline, a takeover from a killed worker) on a busy machine; stops a hanging test. */
jest.setTimeout(180_000);
