import { SORT_ORDERS } from '@concordia/domain';
import { z } from 'zod';

/** How a table looks: its columns from the first to the last with their widths, and its order. */
export const tableLayout = <Column extends string, Sort extends string>(
  column: z.ZodType<Column, string>,
  most: number,
  sort: z.ZodType<Sort, string>,
) =>
  z.strictObject({
    columns: z
      .array(
        z.strictObject({
          id: column,
          width: z.number().min(2).max(200).optional().describe('In rem; left out, the column takes what is free.'),
        }),
      )
      .min(1)
      .max(most)
      .refine((shown) => new Set(shown.map(({ id }) => id)).size === shown.length, { error: 'each column once' })
      .describe('The columns shown, in order.'),
    sort: z.strictObject({ by: sort, order: z.enum(SORT_ORDERS) }).optional(),
  });

/** Several values of one parameter. */
export const commaSeparated = <Item extends z.ZodType<string, string>>(item: Item, most: number) =>
  z
    .string()
    .max(10_000)
    .transform((text) => text.split(','))
    .pipe(z.array(item).min(1).max(most))
    .optional();
