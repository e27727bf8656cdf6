import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';
import { MAPPED_FIELDS } from './mapped-fields.js';

const count = z.int().min(0);

export const ContactFieldSchema = z.enum(MAPPED_FIELDS).meta({
  id: 'ContactField',
  description: 'What a column of an address book is; `custom` keeps it under its heading, `ignore` passes it over.',
});

export const ContactColumnSchema = z
  .object({
    header: z.string(),
    samples: z.array(z.string()).describe('What stands in it in the first rows.'),
    field: ContactFieldSchema.describe('What it seems to be.'),
  })
  .meta({ id: 'ContactColumn', description: 'A column of a CSV.' });

export const OnMatchSchema = z.enum(['fill', 'replace', 'skip']).meta({
  id: 'OnMatch',
  description:
    'What to do with people who are there already, known by an address, number or profile: `fill` what is empty, `replace` what differs, or `skip` them.',
});

export const ContactImportSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    format: z.enum(['csv', 'vcard']),
    origin: z.enum(['google', 'linkedin', 'outlook']).nullable().describe('Whose export it is, where that shows.'),
    state: z
      .enum(['mapping', 'queued', 'running', 'done', 'failed', 'cancelled'])
      .describe('`mapping` waits until somebody says what the columns are.'),
    columns: z.array(ContactColumnSchema).describe('Of a CSV; empty for vCards.'),
    onMatch: OnMatchSchema,
    sizeBytes: count,
    positionBytes: count.describe('How far it has been read.'),
    rowsRead: count,
    added: count,
    updated: count,
    unchanged: count,
    problems: count.describe('What could not be used; see its problems.'),
    failure: z.string().nullable(),
    startedAt: InstantSchema.nullable(),
    finishedAt: InstantSchema.nullable(),
    createdAt: InstantSchema,
  })
  .meta({ id: 'ContactImport', description: 'An address book on its way in.' });
export type ContactImport = z.infer<typeof ContactImportSchema>;

export const ContactImportProblemSchema = z
  .object({
    id: IdSchema,
    row: z.int().min(1).describe('From 1; the line of headings is not counted.'),
    field: ContactFieldSchema.nullable().describe('`null` when the row was left out as a whole.'),
    code: z.enum(['UNREADABLE', 'NOBODY', 'AMBIGUOUS', 'ERASED', 'MALFORMED']),
    reason: z.string(),
    value: z.string().nullable().describe('What stands there, shortened.'),
  })
  .meta({
    id: 'ContactImportProblem',
    description: 'Something in an address book that could not be used.',
    examples: [
      {
        id: '01a1f84a-95c0-734d-8722-84f6c92cc34e',
        row: 5,
        field: 'email',
        code: 'UNREADABLE',
        reason: 'This is no e-mail address.',
        value: 'not an address',
      },
    ],
  });
export type ContactImportProblem = z.infer<typeof ContactImportProblemSchema>;

export const ContactUploadQuerySchema = z.object({ name: lineOf(200).describe('The name of the file.') });
export type ContactUploadQuery = z.output<typeof ContactUploadQuerySchema>;

export const ContactImportStartSchema = z
  .strictObject({
    fields: z.array(ContactFieldSchema).max(500).optional().describe('What each column is, in their order; for a CSV.'),
    onMatch: OnMatchSchema.default('fill'),
  })
  .meta({
    id: 'ContactImportStart',
    examples: [{ fields: ['firstName', 'lastName', 'email', 'ignore'], onMatch: 'fill' }],
  });
export type ContactImportStart = z.output<typeof ContactImportStartSchema>;

export const ContactExportQuerySchema = z.object({
  version: z.enum(['3', '4']).default('4').describe('Which vCard.'),
});
export type ContactExportQuery = z.output<typeof ContactExportQuerySchema>;
