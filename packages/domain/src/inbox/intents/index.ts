/** Customer intents, their urgency and next actions; includes the embedded model of a hundred kilobytes. */
export * from './customer-intent.js';
export * from './learned.js';
export * from './next-action.js';
export * from './outcomes.js';
export * from './top-intent.js';
export * from './urgency.js';
