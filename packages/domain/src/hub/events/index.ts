export * from './asyncapi.js';
export { type HubFact, type HubPayload, type HubTopic } from './catalog.js';
export * from './described.js';
