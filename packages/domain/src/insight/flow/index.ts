export * from './calendar.js';
export * from './day-tally.js';
export * from './growth.js';
export * from './overview.js';
export * from './overview-links.js';
export * from './response-times.js';
export * from './sketch.js';
export * from './waits.js';
