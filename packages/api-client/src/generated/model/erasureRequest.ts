/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * An erasure cannot be undone, so it asks for the name.
 */
export interface ErasureRequest {
  /**
     * The contact's name, typed by a person.
     * @maxLength 400
     */
  confirm: string;
}
