import { z } from 'zod';
import { IdSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';

export const MOST_MEMBERS = 100;

const name = lineOf(120);

const email = z.email().max(254).nullable().describe('Unique in the workspace; kept in lower case.');

export const MemberSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    email: z.string().nullable(),
    isOwner: z.boolean().describe('Whose workspace it is. There is one, who cannot be removed.'),
  })
  .meta({ id: 'Member', description: 'Somebody of the team.' });

export type Member = z.infer<typeof MemberSchema>;

export const MemberCreateSchema = z
  .strictObject({ name, email: email.default(null) })
  .meta({ id: 'MemberCreate', examples: [{ name: 'Tom Ashby', email: 'tom@fernhill.example' }] });

export type MemberCreate = z.output<typeof MemberCreateSchema>;

export const MemberUpdateSchema = z
  .strictObject({ name: name.optional(), email: email.optional() })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one of name, email' })
  .meta({
    id: 'MemberUpdate',
    description: 'What to change; what is left out stays.',
    examples: [{ name: 'Tom Ashby-Moore' }],
  });

export type MemberUpdate = z.output<typeof MemberUpdateSchema>;
