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
     * Values for {{1}}, {{2}} …, in order.
     * @maxItems 100
     * @items.minLength 1
     * @items.maxLength 1000
     */
  parameters: string[];
}
