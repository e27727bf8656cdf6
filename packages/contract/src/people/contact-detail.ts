import { CONSENTS } from '@concordia/domain';
import { z } from 'zod';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';
import { CustomFieldSchema, TagsSchema } from './contact-fields.js';
import { ContactSchema } from './contacts.js';

export const ConsentSchema = z.enum(CONSENTS).meta({
  id: 'Consent',
  description: 'Consent to be messaged: they opted in, they opted out, or they were never asked.',
});

export const ContactPointSchema = z
  .object({
    id: IdSchema,
    channel: ChannelSchema,
    handle: z.string().describe('Their ID on the channel: an address in lowercase, a number in E.164.'),
    displayName: z.string().nullable().describe('Their display name on the channel.'),
    consent: ConsentSchema,
    consentAt: InstantSchema.nullable().describe('When consent was last recorded.'),
    consentSource: z.string().nullable().describe('Source of the consent: `person`, `reply`, `import`, …'),
  })
  .meta({ id: 'ContactPoint', description: 'One handle of a contact on one channel.' });

export type ContactPoint = z.infer<typeof ContactPointSchema>;

const count = z.int().min(0);

export const ContactDetailSchema = ContactSchema.extend({
  phoneText: z.string().nullable().describe('The phone number, formatted for display.'),
  points: z.array(ContactPointSchema).describe('In channel order.'),
  tags: z.array(z.string()).describe('In alphabetical order.'),
  customFields: z.array(CustomFieldSchema),
  counts: z
    .object({
      inbound: count.describe('Number of messages from them.'),
      outbound: count.describe('Number of messages to them.'),
      openTasks: count,
      notes: count,
    })
    .describe('Counts of the data stored about them.'),
  erasedBefore: InstantSchema.nullable().describe(
    'When a contact with one of these handles was erased. Warns whoever adds them again.',
  ),
}).meta({ id: 'ContactDetail', description: 'A contact with all stored details.' });

export type ContactDetail = z.infer<typeof ContactDetailSchema>;

export const ContactPointCreateSchema = z.strictObject({ channel: ChannelSchema, handle: lineOf(320) }).meta({
  id: 'ContactPointCreate',
  description: 'A handle to add.',
  examples: [{ channel: 'telegram', handle: '@ada_l' }],
});
export type ContactPointCreate = z.output<typeof ContactPointCreateSchema>;

export const ConsentUpdateSchema = z.strictObject({ consent: ConsentSchema }).meta({
  id: 'ConsentUpdate',
  description: 'Consent of a contact, as recorded by a team member.',
  examples: [{ consent: 'out' }],
});
export type ConsentUpdate = z.output<typeof ConsentUpdateSchema>;

export const ContactTagsSchema = z
  .strictObject({ tags: TagsSchema })
  .meta({ id: 'ContactTags', description: 'All tags of a contact.', examples: [{ tags: ['vip', 'wholesale'] }] });
export type ContactTags = z.output<typeof ContactTagsSchema>;

export const TagSchema = z
  .object({ tag: z.string(), contacts: count.describe('Number of contacts with this tag.') })
  .meta({ id: 'Tag', description: 'A label that groups contacts.' });
export type Tag = z.infer<typeof TagSchema>;
