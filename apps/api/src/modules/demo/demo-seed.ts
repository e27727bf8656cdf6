/** Every demo has the same people and the same words; their times are counted back from its first start. */
export const DEMO_SEED = 7;
