import { z } from 'zod';

export const TwitterStatusSchema = z
  .object({ connected: z.boolean().describe('Whether X, or its simulated provider, currently grants access.') })
  .meta({ id: 'TwitterStatus', description: 'Whether X is connected.' });

export type TwitterStatus = z.infer<typeof TwitterStatusSchema>;

/** Untrusted query parameters of X's OAuth redirect. */
export const LoginSchema = z.object({ account: z.uuid().optional() });

export type Login = z.output<typeof LoginSchema>;

export const CallbackSchema = z.object({
  state: z.string().max(500).optional(),
  code: z.string().max(2_000).optional(),
  error: z.string().max(200).optional(),
});

export type Callback = z.output<typeof CallbackSchema>;
