import { z } from 'zod';

const status = z.enum(['ok', 'degraded']);
const detail = z.string().describe('A description in plain language.');

export const HealthSchema = z
  .object({
    status,
    version: z.string(),
    uptimeSeconds: z.number().min(0),
    checks: z.object({
      database: z.object({ status, detail }),
      jobs: z.object({
        status,
        waiting: z.int().min(0).describe('Jobs that are due but not started.'),
        deadLetters: z.int().min(0).describe('Jobs that failed permanently.'),
        detail,
      }),
      sending: z.object({
        status,
        stuck: z.int().min(0).describe('Overdue messages that nothing is holding back.'),
        detail,
      }),
      disk: z.object({ status, freeBytes: z.number().min(0), detail }),
    }),
  })
  .meta({ id: 'Health', description: 'Whether the application is healthy.' });

export type Health = z.infer<typeof HealthSchema>;
