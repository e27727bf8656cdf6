/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A person who wrote messages of a chat archive.
 */
export interface ImportPerson {
  /** Identifies the person within the archive. */
  id: string;
  name: string;
  /**
     * Messages they wrote.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
}
