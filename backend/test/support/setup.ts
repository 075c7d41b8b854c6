/** Fits the slowest correct path (a deadline, a takeover from a killed worker); stops a hanging test. */
jest.setTimeout(90_000);
