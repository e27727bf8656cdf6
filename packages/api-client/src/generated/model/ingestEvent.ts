/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { IngestEventActors } from './ingestEventActors';
import type { IngestEventArtifacts } from './ingestEventArtifacts';
import type { IngestEventType } from './ingestEventType';

/**
 * A message, as another system tells of it.
 */
export interface IngestEvent {
  /** Whether it came to us or went out from us. */
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
     * Where the event was had from.
     * @minLength 1
     * @maxLength 200
     */
  provenance: string;
}
