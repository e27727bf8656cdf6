import { z } from 'zod';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';

export const HarvestSchema = z
  .object({
    mailboxes: z.int().min(0).describe('How many connected mailboxes were asked.'),
    messages: z.int().min(0).describe('How many new messages they had.'),
    files: z.int().min(0).describe('How many files of messages were fetched anew.'),
    envelopes: z.int().min(0).describe('How many events that had been put aside were read again.'),
  })
  .meta({ id: 'Harvest', description: 'What the inbox harvester brought in.' });
export type Harvest = z.infer<typeof HarvestSchema>;

export const BriefLineSchema = z
  .object({
    kind: z
      .enum(['answer', 'follow_up', 'send_failed', 'connection'])
      .describe(
        'Somebody waits for an answer, a follow-up is due, a message did not get through, or a channel must be connected again.',
      ),
    title: z.string().nullable().describe("The message's subject or beginning, or the task's title."),
    reason: z.string().nullable().describe('What went wrong, for `send_failed` and `connection`.'),
    priority: z.int().min(0).max(100).nullable().describe('For `answer`.'),
    isUrgent: z.boolean(),
    channel: ChannelSchema.nullable(),
    at: InstantSchema.describe('Since when it waits, or when it was due.'),
    messageId: IdSchema.nullable(),
    conversationId: IdSchema.nullable(),
    taskId: IdSchema.nullable(),
    contactId: IdSchema.nullable(),
    contactName: z.string().nullable(),
  })
  .meta({ id: 'BriefLine', description: 'One thing to do today, with what it is about.' });
export type BriefLine = z.infer<typeof BriefLineSchema>;

export const BriefSchema = z
  .object({
    day: z.iso.date().describe('The day of the workspace that it is for.'),
    totals: z
      .object({
        answer: z.int().min(0),
        follow_up: z.int().min(0),
        send_failed: z.int().min(0),
        connection: z.int().min(0),
      })
      .describe('How many there are of each kind; of more than 50 only the first are lines.'),
    lines: z.array(BriefLineSchema).describe('What comes first is first.'),
  })
  .meta({ id: 'NightBrief', description: 'Who to answer today, and what else waits.' });
export type Brief = z.infer<typeof BriefSchema>;

export const NightRunKindSchema = z.enum(['inbox_harvester', 'morning_brief']).meta({ id: 'NightRunKind' });

export const NightRunSchema = z
  .object({
    id: IdSchema,
    kind: NightRunKindSchema,
    startedBy: z.enum(['person', 'schedule']),
    state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
    stepsDone: z.int().min(0),
    steps: z.int().min(0).describe('Of how many; 0 before it runs.'),
    harvest: HarvestSchema.nullable().describe('What came of a harvest; it grows while that runs.'),
    brief: BriefSchema.nullable().describe('What came of a brief.'),
    failure: z.string().nullable(),
    createdAt: InstantSchema,
    startedAt: InstantSchema.nullable(),
    finishedAt: InstantSchema.nullable(),
  })
  .meta({ id: 'NightRun', description: 'A piece of work that is done while nobody looks.' });
export type NightRun = z.infer<typeof NightRunSchema>;
