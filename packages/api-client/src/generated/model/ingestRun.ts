/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { IngestProblem } from './ingestProblem';
import type { IngestRunState } from './ingestRunState';

/**
 * An event file import.
 */
export interface IngestRun {
  /** A UUID. */
  id: string;
  /** File name as the user knows it. */
  fileName: string;
  state: IngestRunState;
  /**
     * File size, in bytes.
     * @minimum 0
     * @maximum 9007199254740991
     */
  bytes: number;
  /**
     * Bytes read so far.
     * @minimum 0
     * @maximum 9007199254740991
     */
  bytesRead: number;
  /**
     * Lines read, not counting empty ones.
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
     * Lines for messages that were already stored.
     * @minimum 0
     * @maximum 9007199254740991
     */
  duplicates: number;
  /**
     * Lines that are not events.
     * @minimum 0
     * @maximum 9007199254740991
     */
  invalid: number;
  /**
     * The first hundred problems in invalid lines.
     * @maxItems 100
     */
  problems: IngestProblem[];
  /**
     * Why it failed, in plain language.
     * @nullable
     */
  failure: string | null;
  /** When the file was uploaded. */
  startedAt: string;
  finishedAt: string | null;
}
