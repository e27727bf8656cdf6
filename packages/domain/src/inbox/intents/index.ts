/** Customer intents, their urgency and next actions; includes the embedded model of a hundred kilobytes. */
export * from './customer-intent.js';
export * from './expected-value.js';
export * from './learned.js';
export * from './next-action.js';
export * from './order-value.js';
export * from './outcomes.js';
export * from './purchase-effect.js';
export * from './top-intent.js';
export * from './urgency.js';
