/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { IngestEvent } from './ingestEvent';

/**
 * Events to ingest immediately.
 */
export interface IngestSample {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  events: IngestEvent[];
}
