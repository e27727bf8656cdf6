import { CONTACT_SORTS } from '@concordia/domain';
import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { channelMap, IdSchema, InstantSchema } from '../common/schemas.js';
import { searchWords } from '../common/search.js';

export const ContactSchema = z
  .object({
    id: IdSchema,
    name: z.string().describe('The best name known; the handle when there is none.'),
    title: z.string().nullable().describe('What they do.'),
    email: z.string().nullable().describe('The address written to most.'),
    phone: z.string().nullable().describe('E.164 where it could be read as a phone number.'),
    linkedinUrl: z.string().nullable(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    birthday: z.iso.date().nullable().describe('A calendar day, `YYYY-MM-DD`.'),
    channels: channelMap(z.boolean()).describe('On which channels this contact can be reached.'),
    lastMessageAt: InstantSchema.nullable().describe('Their newest message in either direction.'),
    createdAt: InstantSchema,
  })
  .meta({ id: 'Contact', description: 'A person, gathered from all the handles they write from.' });

export type Contact = z.infer<typeof ContactSchema>;

export const ContactListQuerySchema = pageQuery().extend({
  q: searchWords.describe(
    'Only contacts with words that begin with each of these, in name, company, title, address, number or handle. Accents and case do not matter.',
  ),
  sort: z
    .enum(CONTACT_SORTS)
    .default('activity')
    .describe(
      '`activity`: the latest message first. `name` and `company`: by the alphabet; those without a company last.',
    ),
});
export type ContactListQuery = z.output<typeof ContactListQuerySchema>;
