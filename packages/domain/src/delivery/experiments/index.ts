/** Which variant is better, how sure that is, when to stop, and what an offer returns. */
export * from './allocation.js';
export * from './arm.js';
export * from './best.js';
export * from './canary.js';
export * from './decision.js';
export * from './sample-size.js';
export * from './save-offers.js';
export * from './sequential.js';
export * from './thompson.js';
