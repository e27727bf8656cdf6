/** Every demo has the same contacts and texts; their dates are relative to its first start. */
export const DEMO_SEED = 7;
