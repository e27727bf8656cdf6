/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Several messages or conversations.
 */
export interface ChosenIds {
  /**
     * @minItems 1
     * @maxItems 500
     */
  ids: string[];
}
