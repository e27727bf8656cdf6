import { isTimeZone } from '@concordia/domain';
import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';

const count = z.int().min(0);

export const IMPORT_FORMATS = [
  'mbox',
  'eml',
  'folder',
  'whatsapp',
  'telegram',
  'linkedin',
  'instagram',
  'facebook',
  'x',
] as const;

export const SKIP_REASONS = ['service', 'deleted', 'spam', 'draft', 'notes', 'broadcast'] as const;

const ImportPersonSchema = z
  .object({
    id: z.string().describe('Identifies the person within the archive.'),
    name: z.string(),
    messages: count.describe('Messages they wrote.'),
  })
  .meta({ id: 'ImportPerson', description: 'A person who wrote messages of a chat archive.' });

export const ImportRunSchema = z
  .object({
    id: IdSchema,
    origin: z.enum(['upload', 'path']),
    name: z.string().describe('File name as the user knows it.'),
    format: z.enum(IMPORT_FORMATS).nullable().describe('Known after the first bytes are read.'),
    state: z
      .enum(['receiving', 'queued', 'asking', 'reading', 'sorting', 'done', 'failed', 'cancelled'])
      .describe('`asking` waits for `setImportOwner`.'),
    sizeBytes: count,
    positionBytes: count.describe('Bytes read so far.'),
    messagesRead: count,
    messagesAdded: count,
    duplicates: count.describe('Messages already stored before this import.'),
    repeats: count.describe('Additional copies of messages within the file.'),
    leftOut: count.describe('Skipped messages: spam, trash and drafts, and what is no message in a chat.'),
    skipped: z
      .array(z.object({ reason: z.enum(SKIP_REASONS), count }))
      .describe('Why records of a chat archive were skipped: notices, deleted messages, notes to oneself, channels.'),
    people: z
      .array(ImportPersonSchema)
      .describe('While `asking`: who wrote, most first. One of them may be the owner of the archive.'),
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
    failureCode: z
      .string()
      .nullable()
      .describe('What is wrong with the file: `archive_cut_off`, `archive_encrypted` …'),
  })
  .meta({ id: 'ImportRun', description: 'An import of an email or chat archive.' });

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

export const ImportOwnerSchema = z
  .object({
    personId: z
      .string()
      .max(1000)
      .nullable()
      .describe("The owner's `id` among the import's `people`; `null` if none of them is."),
  })
  .meta({
    id: 'ImportOwner',
    description: 'Who of the people in a chat archive we are.',
    examples: [{ personId: 'Mara' }],
  });
export type ImportOwner = z.output<typeof ImportOwnerSchema>;

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
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, { error: 'a time zone such as Europe/Berlin' })
    .optional()
    .describe("Time zone of a chat archive's local times. If omitted, the workspace's."),
});
export type ImportUploadQuery = z.output<typeof ImportUploadQuerySchema>;
