/** What a right answer has, as read from the database by statements of its own. */
export interface Expected {
  readonly outcome: 'answered' | 'which' | 'nothing';
  /** Items that the answer must cite. */
  readonly cites: readonly string[];
  /** All items that it may cite; `null` for any. */
  readonly mayCite: ReadonlySet<string> | null;
  /** Words that must stand in it, whatever the language. */
  readonly says: readonly string[];
}

export const answered = (parts: Partial<Expected>): Expected => ({
  outcome: 'answered',
  cites: [],
  mayCite: null,
  says: [],
  ...parts,
});

/** Items of a list that an answer names. */
export const SHOWN = 10;
