/** What people said that they would do, and until when. */
export * from './due.js';
export * from './promises.js';
