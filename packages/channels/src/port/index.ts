export type * from './adapter.js';
export { IGNORED, ignored } from './adapter.js';
export * from './connect.js';
export { failureSentence } from './sentences.js';
