/** The bound of one test with real clocks or real size; a hang still ends. */
jest.setTimeout(600_000);
