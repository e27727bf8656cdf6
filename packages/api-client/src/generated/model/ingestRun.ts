/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { IngestProblem } from './ingestProblem';
import type { IngestRunState } from './ingestRunState';

/**
 * A file of events on its way to the board.
 */
export interface IngestRun {
  /** A UUID. */
  id: string;
  /** The file as the person knows it. */
  fileName: string;
  state: IngestRunState;
  /**
     * How large the file is.
     * @minimum 0
     * @maximum 9007199254740991
     */
  bytes: number;
  /**
     * How far it was read.
     * @minimum 0
     * @maximum 9007199254740991
     */
  bytesRead: number;
  /**
     * Lines that were read; empty ones are passed over.
     * @minimum 0
     * @maximum 9007199254740991
     */
  lines: number;
  /**
     * Lines that became messages.
     * @minimum 0
     * @maximum 9007199254740991
     */
  processed: number;
  /**
     * Lines that tell of messages which were here already.
     * @minimum 0
     * @maximum 9007199254740991
     */
  duplicates: number;
  /**
     * Lines that are no events.
     * @minimum 0
     * @maximum 9007199254740991
     */
  invalid: number;
  /**
     * What is wrong with invalid lines: the first hundred.
     * @maxItems 100
     */
  problems: IngestProblem[];
  /**
     * Why it failed, in words.
     * @nullable
     */
  failure: string | null;
  /** When the file was handed in. */
  startedAt: string;
  finishedAt: string | null;
}
