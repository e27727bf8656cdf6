import { z } from 'zod';

/** The longest list one call returns. */
export const MAX_PAGE = 500;

const cursor = z
  .string()
  .min(1)
  .max(400)
  .optional()
  .describe('Where the previous page ended: the `cursor` of its `Link: rel="next"` header. Opaque.');

/** The two query parameters of every list. */
export const pageQuery = (defaultLimit = 200) =>
  z.object({
    limit: z.coerce
      .number<string>()
      .int()
      .min(1)
      .max(MAX_PAGE)
      .default(defaultLimit)
      .describe('How many items at most.'),
    cursor,
  });

export const PageQuerySchema = pageQuery();
export type PageQuery = z.output<typeof PageQuerySchema>;
