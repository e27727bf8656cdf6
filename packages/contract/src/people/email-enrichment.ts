import { z } from 'zod';

const count = z.int().min(0);

export const EmailSummarySchema = z
  .object({
    contacts: z.object({
      total: count.describe('Number of contacts with an email address.'),
      averageScores: z.object({
        engagement: z
          .number()
          .min(0)
          .max(1)
          .describe('Share of contacts who opened, clicked or replied within 90 days, out of those we wrote to.'),
      }),
      byStatus: z
        .object({ active: count, bounced: count, complained: count, unsubscribed: count })
        .describe('Addresses by status. Each address has exactly one status.'),
      topDomains: z.array(z.object({ domain: z.string(), count })).describe('The five most frequent domains.'),
    }),
  })
  .meta({ id: 'EmailSummary', description: 'Reachability and engagement of contacts with an email address.' });

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
  .object({ ok: z.boolean(), error: z.string().nullable().describe('What is wrong and how to fix it.') })
  .meta({ id: 'EngagementTestResult' });

export type EngagementTestResult = z.infer<typeof EngagementTestResultSchema>;
