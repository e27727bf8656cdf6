/** People and companies in memory, so that a query finds them by set operations. */
export * from './node-columns.js';
export * from './node-index.js';
