import { CUSTOMER_INTENTS, NEXT_ACTIONS, URGENCIES } from '@concordia/domain/intents';
import { z } from 'zod';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';
import { FitSchema } from './model-fit.js';

const probability = () => z.number().min(0).max(1);

export const CustomerIntentSchema = z
  .object({
    messageId: IdSchema,
    conversationId: IdSchema,
    contactId: IdSchema.nullable(),
    contactName: z.string().nullable(),
    channel: ChannelSchema,
    sentAt: InstantSchema,
    subject: z.string().nullable(),
    intent: z.enum(CUSTOMER_INTENTS),
    label: z.string().describe('The intent in words: `Purchase Inquiry`.'),
    confidence: probability().describe('How likely that is right, calibrated.'),
    quote: z.string().describe('The sentence that says so.'),
    urgency: z.enum(URGENCIES),
    urgencyWhy: z.string().nullable().describe('The words that say so.'),
    urgencyConfidence: probability()
      .nullable()
      .describe('How often messages that read so were answered as soon as that; `null` while too few have.'),
    nextAction: z
      .enum(NEXT_ACTIONS)
      .nullable()
      .describe('What was done most after such messages; `null` while too few have been answered.'),
    nextActionLabel: z.string().nullable().describe('In words: `Schedule Call`.'),
    nextActionConfidence: probability().nullable(),
    expectedValue: z
      .number()
      .min(0)
      .nullable()
      .describe(
        'confidence · the rate at which people who wanted that bought · the mean of what they bought; `null` while nobody has.',
      ),
  })
  .meta({ id: 'CustomerIntent', description: 'What one message wants.' });
export type CustomerIntentReply = z.infer<typeof CustomerIntentSchema>;

export const IntentReportSchema = z
  .object({
    top: CustomerIntentSchema.nullable().describe('The one worth most, of what is not answered first.'),
    recent: z
      .array(CustomerIntentSchema)
      .describe('Of the newest 60 personal messages, those that want something; newest first.'),
    counts: z
      .array(z.object({ intent: z.enum(CUSTOMER_INTENTS), count: z.int().min(1) }).meta({ id: 'IntentCount' }))
      .describe('The most frequent first.'),
    answersLearned: z.int().min(0).describe('From so many answered messages urgency and next actions were learned.'),
    fit: FitSchema,
  })
  .meta({ id: 'IntentReport', description: 'What recent messages want.' });
export type IntentReport = z.infer<typeof IntentReportSchema>;
