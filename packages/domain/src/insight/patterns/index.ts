/** How often people write, and how soon they are answered. */
export * from './cadence.js';
export * from './responses.js';
export * from './sample.js';
