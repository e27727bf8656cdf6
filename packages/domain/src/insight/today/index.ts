/** What matters today. */

export * from './due-promises.js';
export * from './silence.js';
