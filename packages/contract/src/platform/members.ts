import { z } from 'zod';
import { IdSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';

export const MOST_MEMBERS = 100;

const name = lineOf(120);

const email = z.email().max(254).nullable().describe('Unique in the workspace; stored in lowercase.');

export const MemberSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    email: z.string().nullable(),
    isOwner: z.boolean().describe('Whether this member owns the workspace. There is one owner, who cannot be removed.'),
  })
  .meta({ id: 'Member', description: 'A team member.' });

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
    description: 'Fields to change. Omitted fields keep their values.',
    examples: [{ name: 'Tom Ashby-Moore' }],
  });

export type MemberUpdate = z.output<typeof MemberUpdateSchema>;
