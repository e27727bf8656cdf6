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
    label: z.string().describe('Display name of the intent: `Purchase Inquiry`.'),
    confidence: probability().describe('Calibrated probability that the intent is correct.'),
    quote: z.string().describe('The sentence that expresses the intent.'),
    urgency: z.enum(URGENCIES),
    urgencyWhy: z.string().nullable().describe('The words that indicate the urgency.'),
    urgencyConfidence: probability()
      .nullable()
      .describe(
        'Share of similar messages that got a reply as quickly as this urgency implies; `null` while there are too few.',
      ),
    nextAction: z
      .enum(NEXT_ACTIONS)
      .nullable()
      .describe('The most frequent action after similar messages; `null` while too few have a reply.'),
    nextActionLabel: z.string().nullable().describe('Display name of the action: `Schedule Call`.'),
    nextActionConfidence: probability().nullable(),
    expectedValue: z
      .number()
      .min(0)
      .nullable()
      .describe(
        'Confidence · purchase rate of customers with this intent · mean value of their purchases; `null` while none has bought.',
      ),
  })
  .meta({ id: 'CustomerIntent', description: 'The intent of one message.' });
export type CustomerIntentReply = z.infer<typeof CustomerIntentSchema>;

export const IntentReportSchema = z
  .object({
    top: CustomerIntentSchema.nullable().describe('The most valuable intent; messages without a reply come first.'),
    recent: z.array(CustomerIntentSchema).describe('Intents found in the newest 60 personal messages, newest first.'),
    counts: z
      .array(z.object({ intent: z.enum(CUSTOMER_INTENTS), count: z.int().min(1) }).meta({ id: 'IntentCount' }))
      .describe('Most frequent first.'),
    answersLearned: z
      .int()
      .min(0)
      .describe('Number of messages with replies from which urgency and next actions were learned.'),
    fit: FitSchema,
  })
  .meta({ id: 'IntentReport', description: 'Intents of recent messages.' });
export type IntentReport = z.infer<typeof IntentReportSchema>;
