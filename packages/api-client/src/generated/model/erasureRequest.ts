/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * An erasure cannot be undone, so it must be confirmed with the name.
 */
export interface ErasureRequest {
  /**
     * The contact's name, typed by the user.
     * @maxLength 400
     */
  confirm: string;
}
