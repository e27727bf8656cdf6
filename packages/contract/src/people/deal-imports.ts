import { z } from 'zod';
import { DEAL_FIELDS } from './deal-import-fields.js';

const count = z.int().min(0);

/** Columns that a file of deals may have. */
export const MOST_DEAL_COLUMNS = 300;

export const DealFieldSchema = z.enum(DEAL_FIELDS).meta({
  id: 'DealField',
  description:
    'The field that a column maps to. `closeDate` is the expected or, for a closed deal, the actual day. `status` is open, won or lost. `externalKey` is the id in the other system. `ignore` skips the column.',
});

export const DealFileColumnSchema = z
  .object({
    header: z.string(),
    samples: z.array(z.string()).describe('Values from the first rows.'),
    field: DealFieldSchema.describe('The detected field.'),
  })
  .meta({ id: 'DealFileColumn', description: 'A column of a CSV of deals.' });

export const DealFileSchema = z
  .object({
    rows: count.describe('Rows that are not empty, without the headers.'),
    columns: z.array(DealFileColumnSchema),
    ambiguousDay: z
      .string()
      .nullable()
      .describe('A date of the file that needs `dayOrder`, such as 03/04/2026; `null` if there is none.'),
  })
  .meta({ id: 'DealFile', description: 'What a CSV of deals contains.' });
export type DealFile = z.infer<typeof DealFileSchema>;

export const DealImportProblemSchema = z
  .object({
    row: z.int().min(1).describe('Row number from 1, not counting the header row.'),
    field: DealFieldSchema.nullable(),
    code: z.enum([
      'NO_TITLE',
      'NO_CONTACT',
      'CONTACT_UNKNOWN',
      'CONTACT_AMBIGUOUS',
      'STAGE_UNKNOWN',
      'AMOUNT_UNREADABLE',
      'CURRENCY_DIFFERS',
      'DATE_UNREADABLE',
      'DATE_AMBIGUOUS',
      'DATE_IN_FUTURE',
      'REPEATED',
      'DEAL_AMBIGUOUS',
    ]),
    reason: z.string(),
    value: z.string().nullable().describe('The original value, shortened.'),
  })
  .meta({ id: 'DealImportProblem', description: 'A row of a CSV of deals that was not imported.' });
export type DealImportProblem = z.infer<typeof DealImportProblemSchema>;

export const DealImportResultSchema = z
  .object({
    rows: count,
    added: count,
    updated: count,
    unchanged: count,
    problems: z.array(DealImportProblemSchema).describe('The rows that were not imported, in file order.'),
  })
  .meta({ id: 'DealImportResult', description: 'What became of the rows of a CSV of deals.' });
export type DealImportResult = z.infer<typeof DealImportResultSchema>;

export const DealImportQuerySchema = z.object({
  fields: z
    .string()
    .max(MOST_DEAL_COLUMNS * 12)
    .regex(/^[A-Za-z,]+$/, { error: 'fields, separated by commas' })
    .optional()
    .describe('The field of each column (`DealField`), in column order, separated by commas. Detected if omitted.'),
  dayOrder: z
    .enum(['dayFirst', 'monthFirst'])
    .optional()
    .describe('How to read 03/04/2026. If omitted, rows with such dates are reported.'),
});
export type DealImportQuery = z.output<typeof DealImportQuerySchema>;
