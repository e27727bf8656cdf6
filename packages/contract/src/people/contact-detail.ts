import { CONSENTS } from '@concordia/domain';
import { z } from 'zod';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';
import { CustomFieldSchema, TagsSchema } from './contact-fields.js';
import { ContactSchema } from './contacts.js';

export const ConsentSchema = z.enum(CONSENTS).meta({
  id: 'Consent',
  description: 'Whether they may be written to: they said yes, they said no, or nobody has asked.',
});

export const ContactPointSchema = z
  .object({
    id: IdSchema,
    channel: ChannelSchema,
    handle: z.string().describe('As the channel identifies them: an address in lower case, a number in E.164.'),
    displayName: z.string().nullable().describe('What they call themselves there.'),
    consent: ConsentSchema,
    consentAt: InstantSchema.nullable().describe('When that was last said.'),
    consentSource: z.string().nullable().describe('Who said it: `person`, `reply`, `import`, …'),
  })
  .meta({ id: 'ContactPoint', description: 'One handle of a contact on one channel.' });

export type ContactPoint = z.infer<typeof ContactPointSchema>;

const count = z.int().min(0);

export const ContactDetailSchema = ContactSchema.extend({
  phoneText: z.string().nullable().describe('The phone number as people read it.'),
  points: z.array(ContactPointSchema).describe('In the order of the channels.'),
  tags: z.array(z.string()).describe('In the order of the alphabet.'),
  customFields: z.array(CustomFieldSchema),
  counts: z
    .object({
      inbound: count.describe('Messages from them.'),
      outbound: count.describe('Messages to them.'),
      openTasks: count,
      notes: count,
    })
    .describe('How much there is about them.'),
  erasedBefore: InstantSchema.nullable().describe(
    'When somebody with one of these handles was erased: whoever brought them back should know.',
  ),
}).meta({ id: 'ContactDetail', description: 'A contact with everything that is kept about them.' });

export type ContactDetail = z.infer<typeof ContactDetailSchema>;

export const ContactPointCreateSchema = z.strictObject({ channel: ChannelSchema, handle: lineOf(320) }).meta({
  id: 'ContactPointCreate',
  description: 'A handle to add.',
  examples: [{ channel: 'telegram', handle: '@ada_l' }],
});
export type ContactPointCreate = z.output<typeof ContactPointCreateSchema>;

export const ConsentUpdateSchema = z
  .strictObject({ consent: ConsentSchema })
  .meta({ id: 'ConsentUpdate', description: 'What they said, as a person heard it.', examples: [{ consent: 'out' }] });
export type ConsentUpdate = z.output<typeof ConsentUpdateSchema>;

export const ContactTagsSchema = z
  .strictObject({ tags: TagsSchema })
  .meta({ id: 'ContactTags', description: 'All tags of a contact.', examples: [{ tags: ['vip', 'wholesale'] }] });
export type ContactTags = z.output<typeof ContactTagsSchema>;

export const TagSchema = z
  .object({ tag: z.string(), contacts: count.describe('How many have it.') })
  .meta({ id: 'Tag', description: 'A word that groups contacts.' });
export type Tag = z.infer<typeof TagSchema>;
