export * from './dead-letters.js';
export * from './imports.js';
export * from './ingest.js';
export * from './mailboxes.js';
export * from './night-ops.js';
