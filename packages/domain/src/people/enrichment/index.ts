export * from './changes.js';
export * from './fields.js';
export * from './mapping.js';
export * from './path.js';
export * from './refusal.js';
export * from './sample.js';
