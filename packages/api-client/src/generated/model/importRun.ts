/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ImportPerson } from './importPerson';
import type { ImportRunFormat } from './importRunFormat';
import type { ImportRunOrigin } from './importRunOrigin';
import type { ImportRunSkippedItem } from './importRunSkippedItem';
import type { ImportRunState } from './importRunState';

/**
 * An import of an email or chat archive.
 */
export interface ImportRun {
  /** A UUID. */
  id: string;
  origin: ImportRunOrigin;
  /** File name as the user knows it. */
  name: string;
  /** Known after the first bytes are read. */
  format: ImportRunFormat;
  /** `asking` waits for `setImportOwner`. */
  state: ImportRunState;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  sizeBytes: number;
  /**
     * Bytes read so far.
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
     * Messages already stored before this import.
     * @minimum 0
     * @maximum 9007199254740991
     */
  duplicates: number;
  /**
     * Additional copies of messages within the file.
     * @minimum 0
     * @maximum 9007199254740991
     */
  repeats: number;
  /**
     * Skipped messages: spam, trash and drafts, and what is no message in a chat.
     * @minimum 0
     * @maximum 9007199254740991
     */
  leftOut: number;
  /** Why records of a chat archive were skipped: notices, deleted messages, notes to oneself, channels. */
  skipped: ImportRunSkippedItem[];
  /** While `asking`: who wrote, most first. One of them may be the owner of the archive. */
  people: ImportPerson[];
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
  /** Recent import rate, in messages per second. */
  ratePerSecond: number | null;
  remainingSeconds: number | null;
  ownAddresses: string[];
  startedAt: string | null;
  finishedAt: string | null;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  /**
     * Why it failed, in plain language.
     * @nullable
     */
  failure: string | null;
  /**
     * What is wrong with the file: `archive_cut_off`, `archive_encrypted` …
     * @nullable
     */
  failureCode: string | null;
}
