/** The facts by which people and companies are found: what they are, and how they are read from mail and cards. */
export * from './evidence.js';
export * from './normalise.js';
export * from './of-contact.js';
export * from './of-message.js';
export * from './public-address.js';
export * from './trace.js';
export * from './types.js';
