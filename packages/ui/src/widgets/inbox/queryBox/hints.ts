import { SELECTOR_TYPES } from '@concordia/domain/selectors';

/** Operators and examples of what can be compared, as the specification shows them. */
export const OPERATOR_HINTS = ['AND', 'OR', 'pagerank>0.01', 'recent_reply:<7d', 'size_range:[10-100]'] as const;

/** A text with something put in, and where the cursor is then. */
export interface Edit {
  readonly text: string;
  readonly cursor: number;
}

/** Puts something in place of a part of a text; the cursor goes behind it. */
export const replacePart = (text: string, from: number, to: number, put: string): Edit => ({
  text: `${text.slice(0, from)}${put}${text.slice(to)}`,
  cursor: from + put.length,
});

/** Puts a hint where the cursor is, with a space where it would run into a word. A selector is followed by its value. */
export function insertHint(text: string, cursor: number, hint: string): Edit {
  const before = text.slice(0, cursor);
  const after = text.slice(cursor);
  const isSelector = SELECTOR_TYPES.some((one) => one === hint);
  const lead = before === '' || /[\s(]$/u.test(before) ? '' : ' ';
  const tail = isSelector ? ':' : after.startsWith(' ') ? '' : ' ';
  return replacePart(text, cursor, cursor, `${lead}${hint}${tail}`);
}
