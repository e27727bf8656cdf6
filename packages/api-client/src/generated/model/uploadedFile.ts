/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A file to send with a message.
 */
export interface UploadedFile {
  /** A UUID. */
  id: string;
  /** File name from the client, without the path. */
  fileName: string;
  /** Detected from the bytes if possible, otherwise as claimed by the client. */
  contentType: string;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  sizeBytes: number;
}
