/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactColumn } from './contactColumn';
import type { ContactImportFormat } from './contactImportFormat';
import type { ContactImportOrigin } from './contactImportOrigin';
import type { ContactImportState } from './contactImportState';
import type { OnMatch } from './onMatch';

/**
 * An address book on its way in.
 */
export interface ContactImport {
  /** A UUID. */
  id: string;
  name: string;
  format: ContactImportFormat;
  /** Whose export it is, where that shows. */
  origin: ContactImportOrigin;
  /** `mapping` waits until somebody says what the columns are. */
  state: ContactImportState;
  /** Of a CSV; empty for vCards. */
  columns: ContactColumn[];
  onMatch: OnMatch;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  sizeBytes: number;
  /**
     * How far it has been read.
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
     * What could not be used; see its problems.
     * @minimum 0
     * @maximum 9007199254740991
     */
  problems: number;
  /** @nullable */
  failure: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
}
