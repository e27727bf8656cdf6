/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What is wrong with a line.
 */
export interface IngestProblem {
  /**
     * Which line of the file, from 1.
     * @minimum 1
     * @maximum 9007199254740991
     */
  line: number;
  /**
     * Which field of the event; null when the line is no event at all.
     * @nullable
     */
  field: string | null;
  /** What should have stood there, in words. */
  expected: string;
}
