/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What to change; what is left out stays.
 */
export interface NewsSourceUpdate {
  /**
     * @minLength 1
     * @maxLength 80
     */
  name?: string;
  isOn?: boolean;
}
