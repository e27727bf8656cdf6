export * from './analytics/analytics';
export * from './contacts/contacts';
export * from './conversations/conversations';
export * from './health/health';
export * from './imports/imports';
export * from './messages/messages';
export * from './workspace/workspace';
