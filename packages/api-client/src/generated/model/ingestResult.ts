/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What became of events.
 */
export interface IngestResult {
  /**
     * How many became messages.
     * @minimum 0
     * @maximum 9007199254740991
     */
  processed: number;
  /**
     * How many were here already, by their message_id.
     * @minimum 0
     * @maximum 9007199254740991
     */
  duplicates: number;
}
