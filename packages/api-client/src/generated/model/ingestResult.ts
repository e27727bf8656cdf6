/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The result of ingesting events.
 */
export interface IngestResult {
  /**
     * Number of events that became messages.
     * @minimum 0
     * @maximum 9007199254740991
     */
  processed: number;
  /**
     * Number of events already stored, by their message_id.
     * @minimum 0
     * @maximum 9007199254740991
     */
  duplicates: number;
}
