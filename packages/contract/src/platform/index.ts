export * from './first-steps.js';
export * from './health.js';
export * from './members.js';
export * from './stream.js';
export * from './workspace.js';
export * from './workspace-settings.js';
