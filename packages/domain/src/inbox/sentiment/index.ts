export * from './message-sentiment.js';
export * from './vader.js';
