import { byChannel, CHANNELS } from '@concordia/domain';
import { z } from 'zod';
import { IdSchema } from '../common/schemas.js';
import { ContactSchema } from './contacts.js';
import { ContactMergeSchema } from './merges.js';

const contact = {
  id: '0199b8db-2a38-7b0b-8c66-2eadbbccc5c7',
  name: 'Ada Lindqvist',
  title: 'Head of Operations',
  email: 'ada.lindqvist@northwind.example',
  phone: null,
  linkedinUrl: null,
  company: 'Northwind',
  location: null,
  birthday: null,
  channels: byChannel((channel) => channel === 'email'),
  lastMessageAt: '2026-11-20T09:00:00.000Z',
  createdAt: '2026-11-01T09:00:00.000Z',
};

export const ContactCandidatesSchema = z
  .object({
    channel: z.enum(CHANNELS),
    address: z.string().describe('The sender’s address, number or handle.'),
    name: z.string().describe('The name the sender gave, or else the address.'),
    contacts: z
      .array(
        z.object({
          contact: ContactSchema,
          evidence: z.array(z.string()).describe('Why it may be this contact, in plain language.'),
        }),
      )
      .describe('Likely contacts, most likely first; at most 5.'),
  })
  .meta({
    id: 'ContactCandidates',
    description: 'The sender of a conversation, and the contacts it may be.',
  });
export type ContactCandidates = z.infer<typeof ContactCandidatesSchema>;

export const ConversationContactRequestSchema = z
  .union([
    z.strictObject({ contactId: IdSchema }),
    z.strictObject({ name: z.string().trim().min(1).max(200).describe('The name of a new contact.') }),
  ])
  .meta({
    id: 'ConversationContactRequest',
    description: 'An existing contact, or the name of a new one.',
    examples: [{ contactId: '0199b8db-2a38-7b0b-8c66-2eadbbccc5c7' }],
  });
export type ConversationContactRequest = z.output<typeof ConversationContactRequestSchema>;

export const ConversationContactSchema = z
  .object({
    contact: ContactSchema,
    merge: ContactMergeSchema.nullable().describe(
      'The change, which can be undone as a merge; `null` if the conversation already belonged to the contact.',
    ),
  })
  .meta({
    id: 'ConversationContact',
    description: 'The contact that a conversation now belongs to.',
    examples: [{ contact, merge: null }],
  });
export type ConversationContact = z.infer<typeof ConversationContactSchema>;
