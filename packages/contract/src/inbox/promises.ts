import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';

const PROMISE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,4}$/;

export const PromiseIdSchema = z
  .string()
  .regex(PROMISE_ID, { error: 'a promise ID' })
  .meta({ examples: ['01a1e1f9-1d50-7ca1-8c32-b7fd4b8acaa4:0'] });

export const PromiseUpdateSchema = z
  .strictObject({
    isKept: z.boolean().describe('`true` checks the promise off, `false` reopens it.'),
    keptByMessageId: IdSchema.optional().describe('The message that kept it; omit it to check off by hand.'),
  })
  .meta({ id: 'PromiseUpdate', description: 'Whether a promise was kept.', examples: [{ isKept: true }] });
export type PromiseUpdate = z.output<typeof PromiseUpdateSchema>;

export const PromiseStateSchema = z
  .object({
    id: PromiseIdSchema,
    messageId: IdSchema,
    quote: z.string().describe('The original sentence.'),
    kept: z
      .object({
        at: InstantSchema.describe('When it was checked off.'),
        messageId: IdSchema.nullable().describe('The message that kept it; `null` if it was checked off by hand.'),
      })
      .nullable()
      .describe('`null` while it is open.'),
  })
  .meta({ id: 'PromiseState', description: 'A promise and whether it was kept.' });
export type PromiseState = z.infer<typeof PromiseStateSchema>;
