import { SELECTOR_TYPES } from '@concordia/domain/selectors';

/** Operators and example comparisons, from the specification. */
export const OPERATOR_HINTS = ['AND', 'OR', 'pagerank>0.01', 'recent_reply:<7d', 'size_range:[10-100]'] as const;

export interface Edit {
  readonly text: string;
  readonly cursor: number;
}

/** Replaces a part of a text; the cursor moves to its end. */
export const replacePart = (text: string, from: number, to: number, put: string): Edit => ({
  text: `${text.slice(0, from)}${put}${text.slice(to)}`,
  cursor: from + put.length,
});

/** Inserts a hint at the cursor, separated from adjacent words by spaces. A selector is followed by its value. */
export function insertHint(text: string, cursor: number, hint: string): Edit {
  const before = text.slice(0, cursor);
  const after = text.slice(cursor);
  const isSelector = SELECTOR_TYPES.some((one) => one === hint);
  const lead = before === '' || /[\s(]$/u.test(before) ? '' : ' ';
  const tail = isSelector ? ':' : after.startsWith(' ') ? '' : ' ';
  return replacePart(text, cursor, cursor, `${lead}${hint}${tail}`);
}
