import { z } from 'zod';
import { PriorityReasonSchema } from '../inbox/messages.js';

/* What insights and actions of a brief say, as a code with its values, for other languages than English. */

const count = z.int().min(0);

const names = z.array(z.string().nullable()).max(3).describe('Up to three; `null` for a sender without a contact.');

export const InsightAboutSchema = z
  .discriminatedUnion('code', [
    z
      .object({
        code: z.literal('waiting'),
        count,
        urgent: count,
        longestMinutes: z.number().min(0).describe('The longest wait among the most urgent.'),
      })
      .meta({ id: 'AboutWaiting', description: 'Conversations that await our reply.' }),
    z.object({ code: z.enum(['purchase_inquiries', 'promises_past', 'negative', 'failed']), count, names }).meta({
      id: 'AboutMessages',
      description:
        'Unanswered messages about buying, overdue promises of ours, messages with a negative tone, or messages that were not delivered.',
    }),
    z
      .object({ code: z.literal('leaving'), count, customers: count.describe('All customers.'), names })
      .meta({ id: 'AboutLeaving', description: 'Customers at high risk of leaving.' }),
    z
      .object({
        code: z.literal('open_rate'),
        openRate: z.number().min(0).max(100).describe('In percent, over the last 30 days.'),
        change: z
          .number()
          .nullable()
          .describe('In percentage points against the 30 days before; 0 if less than 0.05, `null` without them.'),
        clicked: count.describe('Emails in which a link was clicked.'),
      })
      .meta({ id: 'AboutOpenRate', description: 'How many emails were opened.' }),
    z
      .object({
        code: z.literal('received'),
        count,
        change: z.number().nullable().describe('In percent of the week before; `null` if nothing came in then.'),
      })
      .meta({ id: 'AboutReceived', description: 'Messages received in the last 7 days.' }),
  ])
  .meta({
    id: 'InsightAbout',
    description: 'What an insight is: a stable `code`, and the values it is described by.',
  });

const isOverdue = z.boolean().describe('Whether the stated time has passed.');

export const ActionAboutSchema = z
  .discriminatedUnion('code', [
    z
      .object({
        code: z.literal('answer'),
        label: z.string().describe('The subject, or the beginning of the text.'),
        isUrgent: z.boolean(),
        reasons: z.array(PriorityReasonSchema).max(2).describe('The most distinctive ones, strongest first.'),
        waitingMinutes: z.number().describe('How long it had waited when the brief was made.'),
      })
      .meta({ id: 'AboutAnswer', description: 'Reply to a message.' }),
    z
      .object({
        code: z.enum(['keep_promise', 'do_request']),
        quote: z.string().describe('The original sentence.'),
        isOverdue,
      })
      .meta({ id: 'AboutPromise', description: 'Do what we promised, or what they asked for.' }),
    z
      .object({
        code: z.literal('save_offer'),
        silenceDays: z.number().describe('Days since the last message.'),
        churnProbability: z.number().min(0).max(1),
      })
      .meta({ id: 'AboutOffer', description: 'Make an offer to a customer who is likely to leave.' }),
    z
      .object({
        code: z.literal('send_again'),
        label: z.string().describe('The subject, or the beginning of the text.'),
        failure: z.string().nullable().describe('Why it was not delivered, if that is known.'),
      })
      .meta({ id: 'AboutFailure', description: 'Send a message again that was not delivered.' }),
  ])
  .meta({ id: 'ActionAbout', description: 'What an action is: a stable `code`, and the values it is described by.' });
