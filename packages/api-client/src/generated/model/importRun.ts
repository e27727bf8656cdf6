/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ImportRunFormat } from './importRunFormat';
import type { ImportRunOrigin } from './importRunOrigin';
import type { ImportRunState } from './importRunState';

/**
 * One mail archive on its way to the board.
 */
export interface ImportRun {
  /** A UUID. */
  id: string;
  origin: ImportRunOrigin;
  /** The file as the person knows it. */
  name: string;
  /** Known once the first bytes were read. */
  format: ImportRunFormat;
  state: ImportRunState;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  sizeBytes: number;
  /**
     * How far it was read.
     * @minimum 0
     * @maximum 9007199254740991
     */
  positionBytes: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  messagesRead: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  messagesAdded: number;
  /**
     * Messages that were stored before this import.
     * @minimum 0
     * @maximum 9007199254740991
     */
  duplicates: number;
  /**
     * Further copies of messages within the file itself.
     * @minimum 0
     * @maximum 9007199254740991
     */
  repeats: number;
  /**
     * Messages in spam and trash, and drafts.
     * @minimum 0
     * @maximum 9007199254740991
     */
  leftOut: number;
  /**
     * Messages that could not be read.
     * @minimum 0
     * @maximum 9007199254740991
     */
  problems: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  contactsAdded: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  conversationsAdded: number;
  /** Messages per second, lately. */
  ratePerSecond: number | null;
  remainingSeconds: number | null;
  ownAddresses: string[];
  startedAt: string | null;
  finishedAt: string | null;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  /**
     * Why it failed, in words.
     * @nullable
     */
  failure: string | null;
}
