/** The slowest honest path (a deadline, a takeover from a killed worker) fits; a hang does not last for ever. */
jest.setTimeout(90_000);
