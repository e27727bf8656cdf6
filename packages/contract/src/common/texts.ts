import { z } from 'zod';

/** PostgreSQL cannot store NUL. */
const hasNoNul = (text: string): boolean => !text.includes('\0');
const NO_NUL = { error: 'text without NUL characters' };

/* User-supplied texts. Markup is text and shown as such. `longest` counts UTF-16 code units. */

/** Keeps the text unchanged, even if empty. */
export const verbatimText = (longest: number) => z.string().max(longest).refine(hasNoNul, NO_NUL);

/** HTML of an email being written. The server keeps paragraphs, lists, quotes, emphasis and links; `null` for none. */
export const composedHtml = () => verbatimText(500_000).nullable();

/** Trimmed, nonempty text of one or more lines. */
export const writtenText = (longest: number) => z.string().trim().min(1).max(longest).refine(hasNoNul, NO_NUL);

/** A name or similar: one line, trimmed, nonempty, without control characters. */
export const lineOf = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => !/\p{Cc}/u.test(text), { error: 'text without control characters' });
