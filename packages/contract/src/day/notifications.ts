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
    'template_decided',
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
        'The subject of the message, title of the task, name of the campaign or template, or address of the webhook. The client says what happened.',
      ),
    reason: z
      .string()
      .nullable()
      .describe(
        'Why a send failed, a campaign stopped, or a webhook was disabled; what the provider decided about a template.',
      ),
    channel: ChannelSchema.nullable(),
    messageId: IdSchema.nullable(),
    taskId: IdSchema.nullable(),
    campaignId: IdSchema.nullable().describe('The campaign that stopped automatically.'),
    contactId: IdSchema.nullable(),
    contactName: z.string().nullable().describe('Name of the contact it is about.'),
    createdAt: InstantSchema,
    seenAt: InstantSchema.nullable(),
  })
  .meta({ id: 'Notification', description: 'An event that the team is notified of once.' });
export type Notification = z.infer<typeof NotificationSchema>;

export const NotificationSummarySchema = z
  .object({ unseen: z.int().min(0) })
  .meta({ id: 'NotificationSummary', description: 'Number of unseen notifications.' });
export type NotificationSummary = z.infer<typeof NotificationSummarySchema>;

export const NotificationsSeenSchema = z
  .strictObject({
    upTo: InstantSchema.optional().describe('All notifications created up to this time.'),
    ids: z.array(IdSchema).min(1).max(500).optional().describe('Only these IDs; unknown ones are ignored.'),
  })
  .refine(({ upTo, ids }) => (upTo === undefined) !== (ids === undefined), { error: 'one of upTo, ids' })
  .meta({
    id: 'NotificationsSeen',
    description: 'Notifications to mark as seen.',
    examples: [{ upTo: '2026-11-20T09:30:00.000Z' }],
  });
export type NotificationsSeen = z.output<typeof NotificationsSeenSchema>;
