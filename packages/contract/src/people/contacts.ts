import { CONTACT_SORTS } from '@concordia/domain';
import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { channelMap, IdSchema, InstantSchema } from '../common/schemas.js';
import { searchWords } from '../common/search.js';

export const ContactSchema = z
  .object({
    id: IdSchema,
    name: z.string().describe('Best known name, or the handle if there is none.'),
    title: z.string().nullable().describe('Job title.'),
    email: z.string().nullable().describe('The email address written to most often.'),
    phone: z.string().nullable().describe('In E.164 format if recognized as a phone number.'),
    linkedinUrl: z.string().nullable(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    birthday: z.iso.date().nullable().describe('A calendar date, `YYYY-MM-DD`.'),
    channels: channelMap(z.boolean()).describe('Channels on which this contact can be reached.'),
    lastMessageAt: InstantSchema.nullable().describe('Time of their newest message in either direction.'),
    createdAt: InstantSchema,
  })
  .meta({ id: 'Contact', description: 'A contact with all the handles they write from.' });

export type Contact = z.infer<typeof ContactSchema>;

export const ContactListQuerySchema = pageQuery().extend({
  q: searchWords.describe(
    'Only contacts with a word starting with each search term, in name, company, title, address, number or handle. Ignores accents and case.',
  ),
  sort: z
    .enum(CONTACT_SORTS)
    .default('activity')
    .describe(
      '`activity`: latest message first. `name` and `company`: alphabetical, with contacts without a company last.',
    ),
});
export type ContactListQuery = z.output<typeof ContactListQuerySchema>;
