import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';

const count = z.int().min(0);

export const ImportRunSchema = z
  .object({
    id: IdSchema,
    origin: z.enum(['upload', 'path']),
    name: z.string().describe('File name as the user knows it.'),
    format: z.enum(['mbox', 'eml', 'folder']).nullable().describe('Known after the first bytes are read.'),
    state: z.enum(['receiving', 'queued', 'reading', 'sorting', 'done', 'failed', 'cancelled']),
    sizeBytes: count,
    positionBytes: count.describe('Bytes read so far.'),
    messagesRead: count,
    messagesAdded: count,
    duplicates: count.describe('Messages already stored before this import.'),
    repeats: count.describe('Additional copies of messages within the file.'),
    leftOut: count.describe('Skipped messages: spam, trash and drafts.'),
    problems: count.describe('Messages that could not be read.'),
    contactsAdded: count,
    conversationsAdded: count,
    ratePerSecond: z.number().min(0).nullable().describe('Recent import rate, in messages per second.'),
    remainingSeconds: z.number().min(0).nullable(),
    ownAddresses: z.array(z.string()),
    startedAt: InstantSchema.nullable(),
    finishedAt: InstantSchema.nullable(),
    createdAt: InstantSchema,
    failure: z.string().nullable().describe('Why it failed, in plain language.'),
  })
  .meta({ id: 'ImportRun', description: 'An email archive import.' });

export type ImportRun = z.infer<typeof ImportRunSchema>;

export const ImportProblemSchema = z
  .object({
    id: IdSchema,
    ordinal: count.describe('Position of the message in the archive, from 1.'),
    positionBytes: count.describe('Position where it begins, in bytes.'),
    file: z.string().nullable().describe('File within the folder.'),
    code: z.string(),
    reason: z.string().describe('A description in plain language.'),
    subject: z.string().nullable(),
  })
  .meta({ id: 'ImportProblem', description: 'A message that could not be read.' });

export type ImportProblem = z.infer<typeof ImportProblemSchema>;

export const ImportUploadQuerySchema = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(255)
    .describe('File name.')
    .meta({ examples: ['All mail.mbox'] }),
  ownAddresses: z
    .string()
    .max(4000)
    .optional()
    .transform(
      (list) =>
        list
          ?.split(',')
          .map((address) => address.trim().toLowerCase())
          .filter(Boolean) ?? [],
    )
    .pipe(z.array(z.email()).max(100))
    .describe(
      "Our own addresses, separated by commas. If omitted, the workspace's addresses are used or, failing that, inferred.",
    ),
});
export type ImportUploadQuery = z.output<typeof ImportUploadQuerySchema>;
