import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';
import { MAPPED_FIELDS } from './mapped-fields.js';

const count = z.int().min(0);

export const ContactFieldSchema = z.enum(MAPPED_FIELDS).meta({
  id: 'ContactField',
  description:
    'The field that an address book column maps to; `custom` stores it under its heading, `ignore` skips it.',
});

export const ContactColumnSchema = z
  .object({
    header: z.string(),
    samples: z.array(z.string()).describe('Sample values from the first rows.'),
    field: ContactFieldSchema.describe('The detected field.'),
  })
  .meta({ id: 'ContactColumn', description: 'A CSV column.' });

export const OnMatchSchema = z.enum(['fill', 'replace', 'skip']).meta({
  id: 'OnMatch',
  description:
    'How to handle existing contacts, matched by address, number or profile: `fill` empty fields, `replace` different values, or `skip` them.',
});

export const ContactImportSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    format: z.enum(['csv', 'vcard']),
    origin: z
      .enum(['google', 'linkedin', 'outlook'])
      .nullable()
      .describe('Product that exported the file, if recognized.'),
    state: z
      .enum(['mapping', 'queued', 'running', 'done', 'failed', 'cancelled'])
      .describe('`mapping` waits for the columns to be mapped.'),
    columns: z.array(ContactColumnSchema).describe('CSV only; empty for vCards.'),
    onMatch: OnMatchSchema,
    sizeBytes: count,
    positionBytes: count.describe('Bytes read so far.'),
    rowsRead: count,
    added: count,
    updated: count,
    unchanged: count,
    problems: count.describe('Number of entries that could not be used. The list of problems has the details.'),
    failure: z.string().nullable(),
    startedAt: InstantSchema.nullable(),
    finishedAt: InstantSchema.nullable(),
    createdAt: InstantSchema,
  })
  .meta({ id: 'ContactImport', description: 'An address book import.' });
export type ContactImport = z.infer<typeof ContactImportSchema>;

export const ContactImportProblemSchema = z
  .object({
    id: IdSchema,
    row: z.int().min(1).describe('Row number from 1, not counting the header row.'),
    field: ContactFieldSchema.nullable().describe('`null` if the whole row was skipped.'),
    code: z.enum(['UNREADABLE', 'NOBODY', 'AMBIGUOUS', 'ERASED', 'MALFORMED']),
    reason: z.string(),
    value: z.string().nullable().describe('The original value, shortened.'),
  })
  .meta({
    id: 'ContactImportProblem',
    description: 'An entry in an address book that could not be used.',
    examples: [
      {
        id: '01a1f84a-95c0-734d-8722-84f6c92cc34e',
        row: 5,
        field: 'email',
        code: 'UNREADABLE',
        reason: 'This is not an email address.',
        value: 'not an address',
      },
    ],
  });
export type ContactImportProblem = z.infer<typeof ContactImportProblemSchema>;

export const ContactUploadQuerySchema = z.object({ name: lineOf(200).describe('File name.') });
export type ContactUploadQuery = z.output<typeof ContactUploadQuerySchema>;

export const ContactImportStartSchema = z
  .strictObject({
    fields: z
      .array(ContactFieldSchema)
      .max(500)
      .optional()
      .describe('The field of each column, in column order. CSV only.'),
    onMatch: OnMatchSchema.default('fill'),
  })
  .meta({
    id: 'ContactImportStart',
    examples: [{ fields: ['firstName', 'lastName', 'email', 'ignore'], onMatch: 'fill' }],
  });
export type ContactImportStart = z.output<typeof ContactImportStartSchema>;

export const ContactExportQuerySchema = z.object({
  version: z.enum(['3', '4']).default('4').describe('vCard version.'),
});
export type ContactExportQuery = z.output<typeof ContactExportQuerySchema>;
