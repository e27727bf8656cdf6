export * from './node-columns.js';
export * from './node-index.js';
