import { z } from 'zod';

const count = z.int().min(0);

export const EmailSummarySchema = z
  .object({
    contacts: z.object({
      total: count.describe('How many contacts have an address.'),
      averageScores: z.object({
        engagement: z
          .number()
          .min(0)
          .max(1)
          .describe('The share of contacts who opened, clicked or answered within 90 days, of those we wrote to.'),
      }),
      byStatus: z
        .object({ active: count, bounced: count, complained: count, unsubscribed: count })
        .describe('What became of the addresses; each is in one of them.'),
      topDomains: z.array(z.object({ domain: z.string(), count })).describe('The five most frequent ones.'),
    }),
  })
  .meta({ id: 'EmailSummary', description: 'How the people behind our addresses are reached.' });

export type EmailSummary = z.infer<typeof EmailSummarySchema>;

export const EngagementTestSchema = z
  .strictObject({
    type: z.enum(['sendgrid', 'mailgun', 'postmark', 'ses']).describe('The provider.'),
    eventType: z.enum(['open']),
    email: z.email().max(320),
  })
  .meta({
    id: 'EngagementTest',
    examples: [{ type: 'sendgrid', eventType: 'open', email: 'ada@mail.example' }],
  });

export type EngagementTest = z.output<typeof EngagementTestSchema>;

export const EngagementTestResultSchema = z
  .object({ ok: z.boolean(), error: z.string().nullable().describe('What is wrong, and what to do.') })
  .meta({ id: 'EngagementTestResult' });

export type EngagementTestResult = z.infer<typeof EngagementTestResultSchema>;
