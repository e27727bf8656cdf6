import { GUARDRAIL_DEFAULTS, TIME_OF_DAY } from '@concordia/domain';
import { z } from 'zod';
import { ChannelSchema, IdSchema, InstantSchema, TimeZoneSchema } from '../common/schemas.js';

const rate = (of: string) =>
  z
    .number()
    .min(0)
    .max(1)
    .describe(`Maximum acceptable rate of ${of}. Sending stops when an exact binomial test shows a higher rate.`);

const fields = {
  L1: z.boolean().describe('Automations may add labels and write drafts.'),
  L2: z.boolean().describe('Automations may send: first to a canary, then to the rest.'),
  canary: z
    .int()
    .min(1)
    .max(1_000_000)
    .describe('Number of messages an automation sends before it waits for responses.'),
  stop_unsub: rate('unsubscribes'),
  stop_complaints: rate('complaints'),
  daily_budget: z
    .int()
    .min(0)
    .max(100_000_000)
    .describe('Maximum number of messages that all automations together send per day.'),
  brief_time: z
    .string()
    .regex(TIME_OF_DAY, { error: 'a time of day such as 08:00' })
    .describe('When the morning brief is generated.'),
};

export const GuardrailsSchema = z
  .object({
    ...fields,
    time_zone: TimeZoneSchema.describe(
      'The workspace time zone. It sets when budget days start and when the brief is generated.',
    ),
  })
  .meta({ id: 'Guardrails', description: 'What automations may do.' });
export type Guardrails = z.infer<typeof GuardrailsSchema>;

export const GuardrailsUpdateSchema = z
  .strictObject({
    ...fields,
    time_zone: z
      .string()
      .optional()
      .describe('Read-only. Send the current value back, or omit it. `PUT /api/workspace/settings` changes it.'),
  })
  .meta({
    id: 'GuardrailsUpdate',
    description: 'All guardrails. The time zone is set in the workspace settings.',
    examples: [{ ...GUARDRAIL_DEFAULTS, brief_time: '08:00' }],
  });
export type GuardrailsUpdate = z.output<typeof GuardrailsUpdateSchema>;

export const AutomationDecisionSchema = z
  .object({
    id: IdSchema,
    automationId: z.string().describe('ID of the automation or campaign.'),
    verdict: z.enum(['sent', 'drafted', 'refused']),
    reason: z
      .enum(['canary', 'rest', 'drafts_only', 'switched_off', 'stopped', 'budget_spent', 'canary_full'])
      .describe('The stage in which it was sent, or why it was not sent.'),
    figures: z
      .record(z.string(), z.union([z.number(), z.string()]))
      .describe(
        'Figures behind the decision: sends, events and threshold of a stop, the budget, or the end of the canary wait.',
      ),
    channel: ChannelSchema,
    contactId: IdSchema.nullable().describe(
      '`null` if the contact was erased, and for emails to the workspace’s own team.',
    ),
    outboxEntryId: IdSchema.nullable(),
    createdAt: InstantSchema,
  })
  .meta({
    id: 'AutomationDecision',
    description: 'A decision about one automated message, and the reason.',
    examples: [
      {
        id: '01a1fddf-1ce0-7638-b49f-9633c24cbad8',
        automationId: 'pushy',
        verdict: 'refused',
        reason: 'stopped',
        figures: { by: 'unsubscribes', sends: 3, events: 2, threshold: 0.05 },
        channel: 'sms',
        contactId: '01a1fdde-f5d0-7807-b294-cb1d7c66a82f',
        outboxEntryId: null,
        createdAt: '2026-11-21T11:30:20.000Z',
      },
    ],
  });
export type AutomationDecision = z.infer<typeof AutomationDecisionSchema>;

export const AutomationSchema = z
  .object({
    automationId: z.string(),
    sends: z.int().min(0),
    unsubscribes: z.int().min(0),
    complaints: z.int().min(0),
    refused: z.int().min(0).describe('Number of its messages that were not sent.'),
    stoppedBy: z.enum(['unsubscribes', 'complaints']).nullable().describe('Why it may not continue; `null` if it may.'),
    next: z
      .enum(['canary', 'rest', 'drafts_only', 'switched_off', 'stopped', 'budget_spent', 'canary_full'])
      .describe('Expected outcome of its next message now: the stage in which it would be sent, or why not.'),
    waitsUntil: InstantSchema.nullable().describe('Until when it waits for responses to its canary, if it does.'),
    lastAt: InstantSchema.describe('When the last decision about it was made.'),
  })
  .meta({
    id: 'Automation',
    description: 'Activity of an automation so far, and whether responses allow it to continue.',
    examples: [
      {
        automationId: 'pushy',
        sends: 3,
        unsubscribes: 2,
        complaints: 0,
        refused: 1,
        stoppedBy: 'unsubscribes',
        next: 'stopped',
        waitsUntil: null,
        lastAt: '2026-11-21T11:30:20.000Z',
      },
    ],
  });
export type Automation = z.infer<typeof AutomationSchema>;

export const GuardrailUsageSchema = z
  .object({
    sentToday: z
      .int()
      .min(0)
      .describe(
        'Number of messages that all automations together were allowed to send today, in the workspace time zone.',
      ),
    budget: z.int().min(0).describe('Maximum number of messages for today.'),
    dayEndsAt: InstantSchema.describe('When the next day starts, in the workspace time zone.'),
  })
  .meta({ id: 'GuardrailUsage', description: 'How much of the daily send budget is used.' });
export type GuardrailUsage = z.infer<typeof GuardrailUsageSchema>;
