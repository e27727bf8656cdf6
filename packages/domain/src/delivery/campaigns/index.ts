/** Campaigns: their states, whom they reach, what their variants have brought, and what is looked at while nobody looks. */
export * from './canary-size.js';
export * from './decisions.js';
export * from './fill.js';
export * from './goals.js';
export * from './night-shift.js';
export * from './optimization.js';
export * from './preview.js';
export * from './reach.js';
export * from './recipients.js';
export * from './states.js';
