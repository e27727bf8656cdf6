import type { MappedField } from '@concordia/contract/people';

/** What a row of an address book says of a person, in the form in which it is kept. */
export interface PersonRow {
  /** From 1; headings are not counted. */
  readonly ordinal: number;
  readonly name: string | null;
  readonly title: string | null;
  /** Normalised, the first is the main one. */
  readonly emails: readonly string[];
  /** E.164, the first is the main one. */
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

/** Something in a row that could not be used; the rest of the row still can. */
export interface RowProblem {
  /** `null` when it is the row as a whole, which is then left out. */
  readonly field: string | null;
  readonly code: 'UNREADABLE' | 'NOBODY' | 'AMBIGUOUS' | 'ERASED' | 'MALFORMED';
  readonly reason: string;
  readonly value: string | null;
}

/** What was written under each field, before it is understood. */
export interface WrittenRow {
  readonly ordinal: number;
  readonly values: readonly { readonly field: MappedField; readonly header: string; readonly text: string }[];
  /** How far in the file the row ends. */
  readonly positionBytes: number;
  /** Why the row cannot be read at all; `null` when it can. */
  readonly malformed: string | null;
}
