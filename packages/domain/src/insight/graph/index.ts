export * from './company.js';
export * from './engagement.js';
export * from './facts.js';
export * from './node.js';
export * from './person.js';
export * from './project.js';
export * from './tie.js';
