/** What events are about, and how subscriptions choose among them. */
export * from './topics.js';
