import { LONGEST_SEARCH } from '@concordia/domain';
import { LONGEST_QUERY, parseQuery } from '@concordia/domain/query';
import { z } from 'zod';

/** What somebody typed to search for. It is text and nothing else: no character of it is an operator, but for quotes around words. */
export const searchWords = z
  .string()
  .min(1)
  .max(LONGEST_SEARCH)
  .refine((text) => !text.includes('\0'), { error: 'text without NUL characters' })
  .optional();

/** A query in the language of the selector search, as it was typed. */
export const selectorQuery = z
  .string()
  .max(LONGEST_QUERY)
  .superRefine((text, context) => {
    const parsed = parseQuery(text);
    if (!parsed.ok) context.addIssue({ code: 'custom', message: parsed.problem.expected });
  })
  .optional();

/** A filter that is on or off; off is the same as left out. */
export const chosen = z
  .stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive', error: 'true or false' })
  .meta({ type: 'boolean' })
  .optional();
