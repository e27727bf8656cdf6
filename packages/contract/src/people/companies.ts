import { z } from 'zod';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';
import { ContactSchema } from './contacts.js';
import { DealSchema, LONGEST_COMPANY } from './deals.js';

const count = () => z.int().min(0);

const summary = {
  name: z.string().describe('The most frequent spelling.'),
  people: count().describe('Number of contacts there.'),
  lastMessageAt: InstantSchema.nullable().describe('Newest message with any of them.'),
  openDeals: count(),
  openValue: z.number().min(0).describe('Sum of the open deals, in the currency of the workspace.'),
  wonDeals: count(),
  wonValue: z.number().min(0).describe('Sum of the deals that were won.'),
};

export const CompanySchema = z.object(summary).meta({
  id: 'Company',
  description: 'A company, as named by contacts and deals. Case and accents make no difference.',
});
export type Company = z.infer<typeof CompanySchema>;

export const CompanyListQuerySchema = z.object({
  q: lineOf(LONGEST_COMPANY).optional().describe('Only companies whose name contains this. Ignores case and accents.'),
  limit: z.coerce.number<string>().int().min(1).max(500).default(200).describe('Maximum number of items.'),
});
export type CompanyListQuery = z.output<typeof CompanyListQuerySchema>;

export const CompanyQuerySchema = z.object({
  name: lineOf(LONGEST_COMPANY).describe('The company, in any spelling of case and accents.'),
});
export type CompanyQuery = z.output<typeof CompanyQuerySchema>;

export const CompanyPersonSchema = z
  .object({
    contact: ContactSchema,
    received: count().describe('Messages from them.'),
    sent: count().describe('Messages to them.'),
  })
  .meta({ id: 'CompanyPerson', description: 'A contact at a company.' });
export type CompanyPerson = z.infer<typeof CompanyPersonSchema>;

export const CompanyMemberSchema = z
  .object({
    id: IdSchema.nullable().describe('`null` for conversations that nobody is assigned to.'),
    name: z.string().nullable(),
    people: count().describe('Contacts there with whom they have conversations.'),
    conversations: count(),
    messages: count().describe('Messages in those conversations, in both directions.'),
  })
  .meta({ id: 'CompanyMember', description: 'What a member has to do with a company, by assigned conversations.' });
export type CompanyMember = z.infer<typeof CompanyMemberSchema>;

export const CompanyConversationSchema = z
  .object({
    id: IdSchema,
    channel: ChannelSchema,
    subject: z.string().nullable(),
    contact: z.object({ id: IdSchema, name: z.string() }),
    messageCount: count(),
    lastMessageAt: InstantSchema,
  })
  .meta({ id: 'CompanyConversation', description: 'A conversation with a contact at a company.' });
export type CompanyConversation = z.infer<typeof CompanyConversationSchema>;

export const CompanyDetailSchema = z
  .object({
    ...summary,
    currency: z.string(),
    contacts: z.array(CompanyPersonSchema).describe('Up to 100, the most recent first.'),
    members: z.array(CompanyMemberSchema).describe('Most messages first.'),
    conversations: z.array(CompanyConversationSchema).describe('The latest 20, newest first.'),
    deals: z.array(DealSchema).describe('Up to 100, newest first.'),
  })
  .meta({ id: 'CompanyDetail', description: 'A company with its people, conversations and deals.' });
export type CompanyDetail = z.infer<typeof CompanyDetailSchema>;
