/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What is wrong with a line.
 */
export interface IngestProblem {
  /**
     * Line number in the file, from 1.
     * @minimum 1
     * @maximum 9007199254740991
     */
  line: number;
  /**
     * The invalid field of the event; null if the line is not an event.
     * @nullable
     */
  field: string | null;
  /** What was expected, in plain language. */
  expected: string;
}
