/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A file that is to go out, or goes out, with a message.
 */
export interface UploadedFile {
  /** A UUID. */
  id: string;
  /** As its owner named it, without the path. */
  fileName: string;
  /** By its bytes where they tell, else as its owner says. */
  contentType: string;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  sizeBytes: number;
}
