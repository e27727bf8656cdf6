/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactColumn } from './contactColumn';
import type { ContactImportFormat } from './contactImportFormat';
import type { ContactImportOrigin } from './contactImportOrigin';
import type { ContactImportState } from './contactImportState';
import type { OnMatch } from './onMatch';

/**
 * An address book import.
 */
export interface ContactImport {
  /** A UUID. */
  id: string;
  name: string;
  format: ContactImportFormat;
  /** Product that exported the file, if recognized. */
  origin: ContactImportOrigin;
  /** `mapping` waits for the columns to be mapped. */
  state: ContactImportState;
  /** CSV only; empty for vCards. */
  columns: ContactColumn[];
  onMatch: OnMatch;
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
  rowsRead: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  added: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  updated: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  unchanged: number;
  /**
     * Number of entries that could not be used. The list of problems has the details.
     * @minimum 0
     * @maximum 9007199254740991
     */
  problems: number;
  /** @nullable */
  failure: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
}
