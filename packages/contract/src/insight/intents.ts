import { CUSTOMER_INTENTS, NEXT_ACTIONS, URGENCIES, VALUE_BASES } from '@concordia/domain/intents';
import { z } from 'zod';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';
import { FitSchema } from './model-fit.js';

const probability = () => z.number().min(0).max(1);

/** The value of a message, wherever it is shown. */
export const valueFields = {
  valueBasis: z
    .enum(VALUE_BASES)
    .describe(
      '`estimated`, or why there is no value: `courtesy` (thanks, opt-outs and cancellations), `stranger` (no purchases to compare with) or `unknown` (too few customers sent such messages).',
    ),
  expectedValue: z
    .number()
    .nullable()
    .describe(
      'Incremental value in the workspace currency: confidence · purchases within 30 days beyond the customer’s usual ones · value of their purchases. Negative if such customers buy less than usual.',
    ),
  valueRange: z
    .object({
      low: z.number(),
      high: z.number(),
      extraPurchases: z.number().describe('Purchases within 30 days of such a message, beyond usual.'),
      customers: z.int().min(1).describe('Number of customers it is learned from.'),
    })
    .meta({ id: 'ValueRange' })
    .nullable()
    .describe('95 % interval of the expected value. If it includes 0, no difference is known.'),
};

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
    ...valueFields,
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
