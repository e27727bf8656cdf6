/** A/B tests: comparison, confidence, stopping, and the return of save offers. */
export * from './allocation.js';
export * from './always-valid.js';
export * from './arm.js';
export * from './best.js';
export * from './canary.js';
export * from './decision.js';
export * from './density.js';
export * from './holdout.js';
export * from './sample-size.js';
export * from './save-offers.js';
export * from './thompson.js';
