/** What Concordia tells on the bus: the catalogue of its own events. */
export { type HubFact, type HubPayload, type HubTopic } from './catalogue.js';
export * from './described.js';
