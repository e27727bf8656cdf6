/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A template with its parameter values.
 */
export interface FilledTemplate {
  /**
     * @minLength 1
     * @maxLength 512
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 15
     */
  language: string;
  /**
     * The texts for the places of the template, in their order.
     * @maxItems 100
     * @items.minLength 1
     * @items.maxLength 1000
     */
  parameters: string[];
}
