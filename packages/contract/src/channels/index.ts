export * from './accounts.js';
export * from './channel-tests.js';
export * from './channels.js';
export * from './oauth.js';
export * from './setup-files.js';
