/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { IngestEventActors } from './ingestEventActors';
import type { IngestEventArtifacts } from './ingestEventArtifacts';
import type { IngestEventType } from './ingestEventType';

/**
 * A message reported by another system.
 */
export interface IngestEvent {
  /** Whether the message was received or sent. */
  type: IngestEventType;
  /**
     * When it was sent, in milliseconds since 1970.
     * @minimum 631152000000
     * @maximum 4102444800000
     */
  timestamp: number;
  actors: IngestEventActors;
  artifacts: IngestEventArtifacts;
  /**
     * Source of the event.
     * @minLength 1
     * @maxLength 200
     */
  provenance: string;
}
