import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';

const count = z.int().min(0);

export const ImportRunSchema = z
  .object({
    id: IdSchema,
    origin: z.enum(['upload', 'path']),
    name: z.string().describe('The file as the person knows it.'),
    format: z.enum(['mbox', 'eml', 'folder']).nullable().describe('Known once the first bytes were read.'),
    state: z.enum(['receiving', 'queued', 'reading', 'sorting', 'done', 'failed', 'cancelled']),
    sizeBytes: count,
    positionBytes: count.describe('How far it was read.'),
    messagesRead: count,
    messagesAdded: count,
    duplicates: count.describe('Messages that were stored before this import.'),
    repeats: count.describe('Further copies of messages within the file itself.'),
    leftOut: count.describe('Messages in spam and trash, and drafts.'),
    problems: count.describe('Messages that could not be read.'),
    contactsAdded: count,
    conversationsAdded: count,
    ratePerSecond: z.number().min(0).nullable().describe('Messages per second, lately.'),
    remainingSeconds: z.number().min(0).nullable(),
    ownAddresses: z.array(z.string()),
    startedAt: InstantSchema.nullable(),
    finishedAt: InstantSchema.nullable(),
    createdAt: InstantSchema,
    failure: z.string().nullable().describe('Why it failed, in words.'),
  })
  .meta({ id: 'ImportRun', description: 'One mail archive on its way to the board.' });

export type ImportRun = z.infer<typeof ImportRunSchema>;

export const ImportProblemSchema = z
  .object({
    id: IdSchema,
    ordinal: count.describe('Which message of the archive, from 1.'),
    positionBytes: count.describe('Where it begins.'),
    file: z.string().nullable().describe('Which file of a folder.'),
    code: z.string(),
    reason: z.string().describe('In words.'),
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
    .describe('The name of the file.')
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
    .describe("Our own addresses, separated by commas. Left out: the workspace's, else inferred."),
});
export type ImportUploadQuery = z.output<typeof ImportUploadQuerySchema>;
