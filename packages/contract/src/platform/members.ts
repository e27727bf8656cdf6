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

export const AssigneesSchema = z
  .object({
    members: z.array(MemberSchema).describe('Members who can be assigned all of it: the owner first.'),
    accountIds: z
      .array(IdSchema)
      .describe(
        'Accounts with members that it belongs to. Only members of each of them, and the owner, can be assigned.',
      ),
  })
  .meta({
    id: 'Assignees',
    description: 'To whom messages or conversations can be assigned together.',
    examples: [
      {
        members: [{ id: '019bbbd7-2dc0-7e03-848c-b82a620242d9', name: 'Mara Engström', email: null, isOwner: true }],
        accountIds: ['0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11'],
      },
    ],
  });

export type Assignees = z.infer<typeof AssigneesSchema>;

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
