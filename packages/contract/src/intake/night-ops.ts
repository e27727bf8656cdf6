import { z } from 'zod';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';

export const HarvestSchema = z
  .object({
    mailboxes: z.int().min(0).describe('Number of connected mailboxes checked.'),
    messages: z.int().min(0).describe('Number of new messages found.'),
    files: z.int().min(0).describe('Number of message files fetched again.'),
    envelopes: z.int().min(0).describe('Number of deferred events read again.'),
  })
  .meta({ id: 'Harvest', description: 'Results of an inbox harvester run.' });
export type Harvest = z.infer<typeof HarvestSchema>;

export const BriefLineSchema = z
  .object({
    kind: z
      .enum(['answer', 'follow_up', 'send_failed', 'connection'])
      .describe('An unanswered message, a due follow-up, a failed send, or a channel to reconnect.'),
    title: z.string().nullable().describe('The subject or beginning of the message, or the title of the task.'),
    reason: z.string().nullable().describe('What went wrong, for `send_failed` and `connection`.'),
    priority: z.int().min(0).max(100).nullable().describe('Priority of the message, for `answer`.'),
    isUrgent: z.boolean(),
    channel: ChannelSchema.nullable(),
    at: InstantSchema.describe('Start of the wait, or the due time.'),
    messageId: IdSchema.nullable(),
    conversationId: IdSchema.nullable(),
    taskId: IdSchema.nullable(),
    contactId: IdSchema.nullable(),
    contactName: z.string().nullable(),
  })
  .meta({ id: 'BriefLine', description: 'An item to act on today, with what it is about.' });
export type BriefLine = z.infer<typeof BriefLineSchema>;

export const BriefSchema = z
  .object({
    day: z.iso.date().describe('Day of the brief, in the workspace time zone.'),
    totals: z
      .object({
        answer: z.int().min(0),
        follow_up: z.int().min(0),
        send_failed: z.int().min(0),
        connection: z.int().min(0),
      })
      .describe('Counts by kind. The lines contain at most the first 50 of each kind.'),
    lines: z.array(BriefLineSchema).describe('In recommended order.'),
  })
  .meta({ id: 'NightBrief', description: 'Who to reply to today, and what else is waiting.' });
export type Brief = z.infer<typeof BriefSchema>;

export const NightRunKindSchema = z.enum(['inbox_harvester', 'morning_brief']).meta({ id: 'NightRunKind' });

export const NightRunSchema = z
  .object({
    id: IdSchema,
    kind: NightRunKindSchema,
    startedBy: z.enum(['person', 'schedule']),
    state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
    stepsDone: z.int().min(0),
    steps: z.int().min(0).describe('Total number of steps; 0 before it runs.'),
    harvest: HarvestSchema.nullable().describe('Results of a harvest, updated while it runs.'),
    brief: BriefSchema.nullable().describe('The result of a brief.'),
    failure: z.string().nullable(),
    createdAt: InstantSchema,
    startedAt: InstantSchema.nullable(),
    finishedAt: InstantSchema.nullable(),
  })
  .meta({ id: 'NightRun', description: 'A background run.' });
export type NightRun = z.infer<typeof NightRunSchema>;
