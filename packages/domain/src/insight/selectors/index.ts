/** Selectors: facts by which people and companies are found, and their extraction from email and contact cards. */
export * from './evidence.js';
export * from './normalize.js';
export * from './of-contact.js';
export * from './of-message.js';
export * from './public-address.js';
export * from './trace.js';
export * from './types.js';
