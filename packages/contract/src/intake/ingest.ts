import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { lineOf, verbatimText, writtenText } from '../common/texts.js';

/** Events per call. */
export const MOST_EVENTS = 1_000;
/** Recipients per event. */
const MOST_RECIPIENTS = 500;
const LONGEST_SUBJECT = 998;
/** UTF-16 units. */
const LONGEST_BODY = 100_000;
const LONGEST_ID = 900;

/** Plausible range in milliseconds: timestamps in seconds fall before it, those in microseconds after it. */
const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

const count = z.int().min(0);
const address = z.email({ error: 'an email address' }).max(320);
const wordOf = (longest: number) =>
  lineOf(longest).refine((text) => !/\s/u.test(text), { error: 'text without spaces' });

export const IngestEventSchema = z
  .object({
    type: z.enum(['email_received', 'email_sent']).describe('Whether the message was received or sent.'),
    timestamp: z
      .int()
      .min(EARLIEST, { error: 'milliseconds since 1970, from 1990 on' })
      .max(LATEST, { error: 'milliseconds since 1970, before 2100' })
      .describe('When it was sent, in milliseconds since 1970.'),
    actors: z.object({
      from_email: address.describe('The sender.'),
      to_emails: z.array(address).min(1).max(MOST_RECIPIENTS).describe('The recipients.'),
    }),
    artifacts: z.object({
      subject: verbatimText(LONGEST_SUBJECT),
      body: verbatimText(LONGEST_BODY).describe('Plain text.'),
      message_id: wordOf(LONGEST_ID).describe('ID used to recognize duplicates of the message.'),
      thread_id: wordOf(LONGEST_ID).describe('Shared by all messages of a thread.'),
    }),
    provenance: writtenText(200).describe('Source of the event.'),
  })
  .meta({
    id: 'IngestEvent',
    description: 'A message reported by another system.',
    examples: [
      {
        type: 'email_received',
        timestamp: 1_795_253_400_000,
        actors: { from_email: 'ann.lee@blue-harbour.example', to_emails: ['ola@example.com'] },
        artifacts: {
          subject: 'Pilot in spring',
          body: 'We closed our Series A and would like to begin in March.',
          message_id: 'b1f0@blue-harbour.example',
          thread_id: 'pilot-2026',
        },
        provenance: 'crm-export',
      },
    ],
  });
export type IngestEvent = z.infer<typeof IngestEventSchema>;

export const IngestSampleSchema = z.object({ events: z.array(IngestEventSchema).min(1).max(MOST_EVENTS) }).meta({
  id: 'IngestSample',
  description: 'Events to ingest immediately.',
  examples: [
    {
      events: [
        {
          type: 'email_received',
          timestamp: 1795170600000,
          actors: { from_email: 'ann@blue.example', to_emails: ['ola@ours.example'] },
          artifacts: { subject: 'Pilot', body: 'Shall we?', message_id: '<a@blue.example>', thread_id: 'pilot' },
          provenance: 'crm',
        },
      ],
    },
  ],
});
export type IngestSample = z.infer<typeof IngestSampleSchema>;

export const IngestResultSchema = z
  .object({
    processed: count.describe('Number of events that became messages.'),
    duplicates: count.describe('Number of events already stored, by their message_id.'),
  })
  .meta({ id: 'IngestResult', description: 'The result of ingesting events.' });
export type IngestResult = z.infer<typeof IngestResultSchema>;

export const IngestFileQuerySchema = z.object({
  name: lineOf(255)
    .describe('File name.')
    .meta({ examples: ['events.jsonl'] }),
});
export type IngestFileQuery = z.output<typeof IngestFileQuerySchema>;

export const IngestProblemSchema = z
  .object({
    line: z.int().min(1).describe('Line number in the file, from 1.'),
    field: z.string().nullable().describe('The invalid field of the event; null if the line is not an event.'),
    expected: z.string().describe('What was expected, in plain language.'),
  })
  .meta({ id: 'IngestProblem', description: 'What is wrong with a line.' });
export type IngestProblem = z.infer<typeof IngestProblemSchema>;

export const IngestRunSchema = z
  .object({
    id: IdSchema,
    fileName: z.string().describe('File name as the user knows it.'),
    state: z.enum(['queued', 'running', 'finished', 'cancelled', 'failed']),
    bytes: count.describe('File size, in bytes.'),
    bytesRead: count.describe('Bytes read so far.'),
    lines: count.describe('Lines read, not counting empty ones.'),
    processed: count.describe('Lines that became messages.'),
    duplicates: count.describe('Lines for messages that were already stored.'),
    invalid: count.describe('Lines that are not events.'),
    problems: z.array(IngestProblemSchema).max(100).describe('The first hundred problems in invalid lines.'),
    failure: z.string().nullable().describe('Why it failed, in plain language.'),
    startedAt: InstantSchema.describe('When the file was uploaded.'),
    finishedAt: InstantSchema.nullable(),
  })
  .meta({ id: 'IngestRun', description: 'An event file import.' });
export type IngestRun = z.infer<typeof IngestRunSchema>;

export const IngestPipelineSchema = z
  .object({
    extractors: z
      .array(
        z.object({
          id: z.enum(['headers', 'signatures', 'bodies', 'enrichment']),
          state: z
            .enum(['active', 'waiting', 'off'])
            .describe(
              'active: it has found something. waiting: it has found nothing yet. off: it has nothing to read.',
            ),
          found: count.describe('Number of selectors found.'),
          lastFoundAt: InstantSchema.nullable().describe('Time of the newest item it read a selector from.'),
        }),
      )
      .length(4),
    steps: z
      .array(
        z.object({
          id: z.enum(['receive', 'validate', 'deduplicate', 'extract', 'relate', 'score']),
          state: z.enum(['idle', 'working', 'failing']),
          done: count,
          waiting: count,
          failed: count,
        }),
      )
      .length(6),
  })
  .meta({ id: 'IngestPipeline', description: 'Selector extractors and the progress of each ingestion step.' });
export type IngestPipeline = z.infer<typeof IngestPipelineSchema>;
