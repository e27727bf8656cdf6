import { z } from 'zod';
import { IdSchema } from '../common/schemas.js';
import { tableLayout } from '../common/table-layout.js';
import { lineOf } from '../common/texts.js';
import { MOST_VIEWS } from '../inbox/views.js';
import { ContactSortSchema, ContactTableColumnSchema, contactFilters, MOST_CONTACT_COLUMNS } from './contacts.js';

export const ContactViewQuerySchema = z
  .strictObject(contactFilters)
  .meta({ id: 'ContactViewQuery', description: 'A filter for contacts. Omitted fields filter nothing.' });

export const ContactTableLayoutSchema = tableLayout(
  ContactTableColumnSchema,
  MOST_CONTACT_COLUMNS,
  ContactSortSchema,
).meta({
  id: 'ContactTableLayout',
  description: 'The columns of the table of contacts with their widths, and its order.',
});
export type ContactTableLayout = z.output<typeof ContactTableLayoutSchema>;

const name = lineOf(60);

export const ContactViewSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    query: ContactViewQuerySchema,
    layout: ContactTableLayoutSchema,
    position: z.int().min(0).describe('Position in the list, from 0.'),
    missing: z.array(z.enum(['tag'])).describe('Filters of something that no contact has any more.'),
  })
  .meta({ id: 'ContactView', description: 'A saved table of contacts: a filter, an order and columns.' });
export type ContactView = z.infer<typeof ContactViewSchema>;

export const ContactViewCreateSchema = z
  .strictObject({ name, query: ContactViewQuerySchema, layout: ContactTableLayoutSchema })
  .meta({
    id: 'ContactViewCreate',
    examples: [
      {
        name: 'Wholesale',
        query: { tag: 'wholesale' },
        layout: { columns: [{ id: 'name', width: 16 }, { id: 'company' }], sort: { by: 'company', order: 'asc' } },
      },
    ],
  });
export type ContactViewCreate = z.output<typeof ContactViewCreateSchema>;

export const ContactViewUpdateSchema = z
  .strictObject({
    name: name.optional(),
    query: ContactViewQuerySchema.optional().describe('Replaces the whole filter.'),
    layout: ContactTableLayoutSchema.optional().describe('Replaces the columns and the order.'),
    position: z.int().min(0).max(MOST_VIEWS).optional().describe('New position; the others shift.'),
  })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one of name, query, layout, position' })
  .meta({
    id: 'ContactViewUpdate',
    description: 'Fields to change. Omitted fields keep their values.',
    examples: [{ name: 'Wholesale in Berlin' }],
  });
export type ContactViewUpdate = z.output<typeof ContactViewUpdateSchema>;
