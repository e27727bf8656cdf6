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
const address = z.email({ error: 'an e-mail address' }).max(320);
const wordOf = (longest: number) =>
  lineOf(longest).refine((text) => !/\s/u.test(text), { error: 'text without spaces' });

export const IngestEventSchema = z
  .object({
    type: z.enum(['email_received', 'email_sent']).describe('Whether it came to us or went out from us.'),
    timestamp: z
      .int()
      .min(EARLIEST, { error: 'milliseconds since 1970, from 1990 on' })
      .max(LATEST, { error: 'milliseconds since 1970, before 2100' })
      .describe('When it was sent, in milliseconds since 1970.'),
    actors: z.object({
      from_email: address.describe('Who wrote it.'),
      to_emails: z.array(address).min(1).max(MOST_RECIPIENTS).describe('To whom.'),
    }),
    artifacts: z.object({
      subject: verbatimText(LONGEST_SUBJECT),
      body: verbatimText(LONGEST_BODY).describe('Plain text.'),
      message_id: wordOf(LONGEST_ID).describe('What a second telling of the same message is recognized by.'),
      thread_id: wordOf(LONGEST_ID).describe('Messages of one thread share it.'),
    }),
    provenance: writtenText(200).describe('Where the event was had from.'),
  })
  .meta({
    id: 'IngestEvent',
    description: 'A message, as another system tells of it.',
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
  description: 'Events to be taken in at once.',
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
    processed: count.describe('How many became messages.'),
    duplicates: count.describe('How many were here already, by their message_id.'),
  })
  .meta({ id: 'IngestResult', description: 'What became of events.' });
export type IngestResult = z.infer<typeof IngestResultSchema>;

export const IngestFileQuerySchema = z.object({
  name: lineOf(255)
    .describe('The name of the file.')
    .meta({ examples: ['events.jsonl'] }),
});
export type IngestFileQuery = z.output<typeof IngestFileQuerySchema>;

export const IngestProblemSchema = z
  .object({
    line: z.int().min(1).describe('Which line of the file, from 1.'),
    field: z.string().nullable().describe('Which field of the event; null when the line is no event at all.'),
    expected: z.string().describe('What should have stood there, in words.'),
  })
  .meta({ id: 'IngestProblem', description: 'What is wrong with a line.' });
export type IngestProblem = z.infer<typeof IngestProblemSchema>;

export const IngestRunSchema = z
  .object({
    id: IdSchema,
    fileName: z.string().describe('The file as the person knows it.'),
    state: z.enum(['queued', 'running', 'finished', 'cancelled', 'failed']),
    bytes: count.describe('How large the file is.'),
    bytesRead: count.describe('How far it was read.'),
    lines: count.describe('Lines that were read; empty ones are passed over.'),
    processed: count.describe('Lines that became messages.'),
    duplicates: count.describe('Lines that tell of messages which were here already.'),
    invalid: count.describe('Lines that are no events.'),
    problems: z.array(IngestProblemSchema).max(100).describe('What is wrong with invalid lines: the first hundred.'),
    failure: z.string().nullable().describe('Why it failed, in words.'),
    startedAt: InstantSchema.describe('When the file was handed in.'),
    finishedAt: InstantSchema.nullable(),
  })
  .meta({ id: 'IngestRun', description: 'A file of events on its way to the board.' });
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
              'active: it has found something; waiting: nothing yet; off: there is nothing that it could read.',
            ),
          found: count.describe('How many selectors it has found.'),
          lastFoundAt: InstantSchema.nullable().describe('Of when the newest thing is that it has read one from.'),
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
  .meta({ id: 'IngestPipeline', description: 'What reads selectors, and how far each step of taking in is.' });
export type IngestPipeline = z.infer<typeof IngestPipelineSchema>;
