export * from './asyncapi.js';
export { type HubFact, type HubPayload, type HubTopic } from './catalogue.js';
export * from './described.js';
