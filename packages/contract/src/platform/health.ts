import { z } from 'zod';

const status = z.enum(['ok', 'degraded']);
const detail = z.string().describe('In words.');

export const HealthSchema = z
  .object({
    status,
    version: z.string(),
    uptimeSeconds: z.number().min(0),
    checks: z.object({
      database: z.object({ status, detail }),
      jobs: z.object({
        status,
        waiting: z.int().min(0).describe('Jobs that are due and not yet taken.'),
        deadLetters: z.int().min(0).describe('Jobs that failed for good.'),
        detail,
      }),
      sending: z.object({
        status,
        stuck: z.int().min(0).describe('Messages that should have left and that nothing holds back.'),
        detail,
      }),
      disk: z.object({ status, freeBytes: z.number().min(0), detail }),
    }),
  })
  .meta({ id: 'Health', description: 'Whether the program can do its work.' });

export type Health = z.infer<typeof HealthSchema>;
