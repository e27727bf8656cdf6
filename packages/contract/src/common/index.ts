export * from './api-error.js';
export * from './page.js';
export * from './recipients.js';
export * from './schemas.js';
export * from './search.js';
export * from './texts.js';
