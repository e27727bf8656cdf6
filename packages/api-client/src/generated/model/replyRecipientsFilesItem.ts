/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ReplyRecipientsFilesItem = {
  fileName: string;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  sizeBytes: number;
};
