/** Time limit of one test with real clocks or real size; stops a hanging test. */
jest.setTimeout(600_000);
