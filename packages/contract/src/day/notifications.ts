import { z } from 'zod';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';

export const NotificationKindSchema = z
  .enum([
    'urgent_message',
    'send_failed',
    'task_due',
    'snooze_ended',
    'channel_expired',
    'brief_ready',
    'campaign_stopped',
    'webhook_disabled',
  ])
  .meta({ id: 'NotificationKind', description: 'What happened.' });

export const NotificationSchema = z
  .object({
    id: IdSchema,
    kind: NotificationKindSchema,
    title: z
      .string()
      .nullable()
      .describe(
        "The message's subject, the task's title, the campaign's name, the webhook's address. The client says what happened.",
      ),
    reason: z.string().nullable().describe('Why a send failed, a campaign stopped, or a webhook was ended.'),
    channel: ChannelSchema.nullable(),
    messageId: IdSchema.nullable(),
    taskId: IdSchema.nullable(),
    campaignId: IdSchema.nullable().describe('The campaign that stopped itself.'),
    contactId: IdSchema.nullable(),
    contactName: z.string().nullable().describe('Whom it is about.'),
    createdAt: InstantSchema,
    seenAt: InstantSchema.nullable(),
  })
  .meta({ id: 'Notification', description: 'Something that a person should hear of once.' });
export type Notification = z.infer<typeof NotificationSchema>;

export const NotificationSummarySchema = z
  .object({ unseen: z.int().min(0) })
  .meta({ id: 'NotificationSummary', description: 'How many notifications nobody has seen.' });
export type NotificationSummary = z.infer<typeof NotificationSummarySchema>;

export const NotificationsSeenSchema = z
  .strictObject({
    upTo: InstantSchema.optional().describe('All that were made up to this instant.'),
    ids: z.array(IdSchema).min(1).max(500).optional().describe('These; what is not there is passed over.'),
  })
  .refine(({ upTo, ids }) => (upTo === undefined) !== (ids === undefined), { error: 'one of upTo, ids' })
  .meta({
    id: 'NotificationsSeen',
    description: 'Which notifications somebody has seen.',
    examples: [{ upTo: '2026-11-20T09:30:00.000Z' }],
  });
export type NotificationsSeen = z.output<typeof NotificationsSeenSchema>;
