import { z } from 'zod';

/** PostgreSQL cannot store a NUL, and nobody types one. */
const hasNoNul = (text: string): boolean => !text.includes('\0');
const NO_NUL = { error: 'text without NUL characters' };

/*
 * Texts of people. Markup in them is text like any other, and is shown as text. `longest` counts UTF-16 code units.
 */

/** A text that is kept as it came, even when it is empty. */
export const verbatimText = (longest: number) => z.string().max(longest).refine(hasNoNul, NO_NUL);

/** A text of one or more lines, without the space around it; it must say something. */
export const writtenText = (longest: number) => z.string().trim().min(1).max(longest).refine(hasNoNul, NO_NUL);

/** A name and the like: one line, trimmed, with something in it and nothing that no keyboard types. */
export const lineOf = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => !/\p{Cc}/u.test(text), { error: 'text without control characters' });
