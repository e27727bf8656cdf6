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
     * Which message of the archive, from 1.
     * @minimum 0
     * @maximum 9007199254740991
     */
  ordinal: number;
  /**
     * Where it begins.
     * @minimum 0
     * @maximum 9007199254740991
     */
  positionBytes: number;
  /**
     * Which file of a folder.
     * @nullable
     */
  file: string | null;
  code: string;
  /** In words. */
  reason: string;
  /** @nullable */
  subject: string | null;
}
