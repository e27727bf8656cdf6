/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The text of a note.
 */
export interface NoteText {
  /**
     * @minLength 1
     * @maxLength 10000
     */
  text: string;
}
