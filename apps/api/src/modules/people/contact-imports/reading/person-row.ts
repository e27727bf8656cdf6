import type { MappedField } from '@concordia/contract/people';

/** A row of an address book, in normalized form. */
export interface PersonRow {
  /** From 1, not counting the header. */
  readonly ordinal: number;
  readonly name: string | null;
  readonly title: string | null;
  /** Normalized, primary first. */
  readonly emails: readonly string[];
  /** E.164, primary first. */
  readonly phones: readonly string[];
  readonly linkedinUrl: string | null;
  readonly company: string | null;
  readonly location: string | null;
  /** YYYY-MM-DD */
  readonly birthday: string | null;
  readonly tags: readonly string[];
  readonly note: string | null;
  readonly custom: readonly { readonly key: string; readonly value: string }[];
  readonly problems: readonly RowProblem[];
}

/** A value that could not be used; the rest of the row still can. */
export interface RowProblem {
  /** `null` if the whole row is skipped. */
  readonly field: string | null;
  readonly code: 'UNREADABLE' | 'NOBODY' | 'AMBIGUOUS' | 'ERASED' | 'MALFORMED';
  readonly reason: string;
  readonly value: string | null;
}

/** Raw text of each field. */
export interface WrittenRow {
  readonly ordinal: number;
  readonly values: readonly { readonly field: MappedField; readonly header: string; readonly text: string }[];
  /** File offset of the end of the row. */
  readonly positionBytes: number;
  /** Why the row is unreadable; `null` if it is readable. */
  readonly malformed: string | null;
}
