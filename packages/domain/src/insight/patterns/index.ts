export * from './cadence.js';
export * from './responses.js';
export * from './sample.js';
export * from './weekly.js';
