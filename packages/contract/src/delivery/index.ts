export * from './campaigns.js';
export * from './guardrails.js';
export * from './marketing.js';
export * from './outbox.js';
export * from './outreach.js';
export * from './presence.js';
export * from './reactions.js';
export * from './recipients.js';
