export type * from './adapter.js';
export * from './connect.js';
export { failureSentence } from './sentences.js';
