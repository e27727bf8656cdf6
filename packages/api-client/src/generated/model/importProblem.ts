/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A message that could not be read.
 */
export interface ImportProblem {
  /** A UUID. */
  id: string;
  /**
     * Position of the message in the archive, from 1.
     * @minimum 0
     * @maximum 9007199254740991
     */
  ordinal: number;
  /**
     * Position where it begins, in bytes.
     * @minimum 0
     * @maximum 9007199254740991
     */
  positionBytes: number;
  /**
     * File within the folder.
     * @nullable
     */
  file: string | null;
  code: string;
  /** A description in plain language. */
  reason: string;
  /** @nullable */
  subject: string | null;
}
