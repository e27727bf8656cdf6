import { CONTACT_SORTS, CONTACT_TABLE_COLUMNS, isFieldColumn, listedColumnOf, SORT_ORDERS } from '@concordia/domain';
import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { ChannelSchema, channelMap, IdSchema, InstantSchema } from '../common/schemas.js';
import { searchWords } from '../common/search.js';
import { commaSeparated } from '../common/table-layout.js';
import { lineOf } from '../common/texts.js';
import { CustomFieldSchema, MOST_FIELDS } from './contact-fields.js';

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
    pictureUrl: z
      .string()
      .optional()
      .describe('Address of their picture on this server, which changes with the picture. Missing without a picture.'),
    tags: z.array(z.string()).optional().describe('In alphabetical order. Lists have them where `include` names them.'),
    customFields: z
      .array(CustomFieldSchema)
      .optional()
      .describe('In their order. Lists have them where `include` names them.'),
  })
  .meta({ id: 'Contact', description: 'A contact with all the handles they write from.' });

export type Contact = z.infer<typeof ContactSchema>;

export const PictureQuerySchema = z.object({
  version: z.string().max(64).optional().describe('Not read: it tells browsers that the picture changed.'),
});

/** Filters of a list of contacts. Also those of a saved view. */
export const contactFilters = {
  q: searchWords.describe(
    'Only contacts with a word starting with each search term, in name, company, title, address, number or handle. Ignores accents and case.',
  ),
  channel: ChannelSchema.optional().describe('Only contacts who can be reached on this channel.'),
  tag: lineOf(40).optional().describe('Only contacts with this tag, in any case.'),
};

/** A custom field by its name: `field:Region`. */
const FieldColumnSchema = z
  .templateLiteral(['field:', z.string()])
  .refine(isFieldColumn, { error: 'field: and the name of a custom field' });

export const ContactSortSchema = z
  .union([z.enum(CONTACT_SORTS), FieldColumnSchema], {
    error: `one of ${CONTACT_SORTS.join(', ')}, or field: and the name of a custom field`,
  })
  .meta({ id: 'ContactSort', description: 'A field to sort contacts by; a custom field as `field:` and its name.' });
export const SortOrderSchema = z.enum(SORT_ORDERS);

const contactOrder = {
  sort: ContactSortSchema.default('activity').describe(
    'What to sort by: `activity` is the latest message, `created` when the contact was added, anything else the field of that name. A custom field is `field:` and its name. Contacts without the field come last.',
  ),
  order: SortOrderSchema.optional().describe(
    'Without it, `activity` and `created` begin with the newest, everything else with A.',
  ),
};

/** What a list can hold of each contact beside the contact itself. */
const CONTACT_EXTRAS = ['tags', 'customFields'] as const;

export const ContactListQuerySchema = pageQuery().extend({
  ...contactFilters,
  ...contactOrder,
  include: commaSeparated(z.enum(CONTACT_EXTRAS), CONTACT_EXTRAS.length)
    .describe('Also `tags` or `customFields` of each contact, separated by commas.')
    .meta({ type: 'string' }),
});
export type ContactExtra = (typeof CONTACT_EXTRAS)[number];
export type ContactListQuery = z.output<typeof ContactListQuerySchema>;

export const ContactTableColumnSchema = z
  .union([z.enum(CONTACT_TABLE_COLUMNS), FieldColumnSchema], {
    error: `one of ${CONTACT_TABLE_COLUMNS.join(', ')}, or field: and the name of a custom field`,
  })
  .meta({
    id: 'ContactTableColumn',
    description: 'A column of the table of contacts; a custom field as `field:` and its name.',
  });

/** Columns of a table: all that every workspace has, and as many custom fields as a contact can have. */
export const MOST_CONTACT_COLUMNS = CONTACT_TABLE_COLUMNS.length + MOST_FIELDS;

/** The most contacts that a download can name; more would not fit into an address. */
export const MOST_NAMED_CONTACTS = 200;

export const ContactTableQuerySchema = z.object({
  ...contactFilters,
  ...contactOrder,
  columns: commaSeparated(z.string().transform(listedColumnOf).pipe(ContactTableColumnSchema), MOST_CONTACT_COLUMNS)
    .describe(
      'The columns in order, separated by commas. All but custom fields by default. In the name of a custom field, `%2C` is a comma and `%25` a percent sign.',
    )
    .meta({ type: 'string' }),
  ids: commaSeparated(IdSchema, MOST_NAMED_CONTACTS)
    .describe('Only these contacts, separated by commas: at most 200.')
    .meta({ type: 'string' }),
});
export type ContactTableQuery = z.output<typeof ContactTableQuerySchema>;
