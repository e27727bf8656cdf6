import { LONGEST_SEARCH } from '@concordia/domain';
import { LONGEST_QUERY, parseQuery } from '@concordia/domain/query';
import { z } from 'zod';

/** A search as typed. Plain text without operators, except for quotes around phrases. */
export const searchWords = z
  .string()
  .min(1)
  .max(LONGEST_SEARCH)
  .refine((text) => !text.includes('\0'), { error: 'text without NUL characters' })
  .optional();

export const selectorQuery = z
  .string()
  .max(LONGEST_QUERY)
  .superRefine((text, context) => {
    const parsed = parseQuery(text);
    if (!parsed.ok) context.addIssue({ code: 'custom', message: parsed.problem.expected });
  })
  .optional();

/** A boolean filter; false is the same as absent. */
export const chosen = z
  .stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive', error: 'true or false' })
  .meta({ type: 'boolean' })
  .optional();
