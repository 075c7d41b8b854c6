/** Metadata key of the name of the policy that limits a handler. */
export const RATE_LIMIT = Symbol('RATE_LIMIT');
