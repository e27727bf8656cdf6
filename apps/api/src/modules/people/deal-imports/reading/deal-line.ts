import type { DealField, DealImportProblem } from '@concordia/contract/people';
import type { OpenStage } from '../../deals/deal-stages.repository.js';
import type { DayOrder } from '../../import-files/read-day.js';

export interface ReadingRules {
  /** The field of each column, by index. */
  readonly fields: readonly DealField[];
  readonly dayOrder: DayOrder | null;
  readonly stages: readonly OpenStage[];
  /** Of the workspace, ISO 4217. */
  readonly currency: string;
  /** ms since the epoch. */
  readonly now: number;
}

/** A row that could be read. What the file does not say is `null`. */
export interface DealLine {
  readonly ordinal: number;
  readonly title: string;
  readonly value: number | null;
  readonly stage: string | null;
  readonly contact: { readonly name: string | null; readonly email: string | null; readonly phone: string | null };
  readonly company: string | null;
  /** Days, YYYY-MM-DD. */
  readonly expectedOn: string | null;
  readonly closedOn: string | null;
  readonly openedOn: string | null;
  /** `expectedOn` of a deal that is open, `closedOn` of one that is not. */
  readonly closeDate: string | null;
  readonly note: string | null;
  readonly externalKey: string | null;
}

/** A row that is not imported, and why. */
export class RowRefused extends Error {
  constructor(
    readonly code: DealImportProblem['code'],
    readonly field: DealField | null,
    message: string,
    readonly value: string | null = null,
  ) {
    super(message);
  }
}
