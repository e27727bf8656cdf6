/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Which folders are read.
 */
export interface FolderChoice {
  /**
     * The folders to read, by path.
     * @minItems 1
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 500
     */
  paths: string[];
}
