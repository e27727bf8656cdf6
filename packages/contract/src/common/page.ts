import { DEFAULT_PAGE, decodeCursor, LARGEST_PAGE } from '@concordia/domain';
import { z } from 'zod';

const cursor = z
  .string()
  .min(1)
  .max(800)
  .refine((text) => decodeCursor(text) !== null, { error: 'the cursor of a Link header' })
  .optional()
  .describe('The `cursor` from the `Link: rel="next"` header of the previous page. Opaque.');

/** The two query parameters of every list. */
export const pageQuery = (defaultLimit = DEFAULT_PAGE) =>
  z.object({
    limit: z.coerce
      .number<string>()
      .int()
      .min(1)
      .max(LARGEST_PAGE)
      .default(defaultLimit)
      .describe('Maximum number of items.'),
    cursor,
  });

export const PageQuerySchema = pageQuery();
export type PageQuery = z.output<typeof PageQuerySchema>;
