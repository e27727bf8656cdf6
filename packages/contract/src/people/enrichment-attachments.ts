import { CONTACT_FIELDS, MOST_ITEMS } from '@concordia/domain/enrichment';
import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { EnrichmentProviderIdSchema } from './enrichment.js';

const chosen = {
  result_id: IdSchema.describe('The stored result.'),
  index: z
    .int()
    .min(0)
    .max(MOST_ITEMS - 1)
    .describe('Index of the entry, from 0.'),
  contactId: IdSchema,
};

export const EnrichmentReviewRequestSchema = z.strictObject(chosen).meta({
  id: 'EnrichmentReviewRequest',
  description: 'An entry of a result and the contact to attach it to.',
  examples: [
    {
      result_id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11',
      index: 0,
      contactId: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a12',
    },
  ],
});
export type EnrichmentReviewRequest = z.output<typeof EnrichmentReviewRequestSchema>;

export const EnrichedFieldSchema = z
  .enum(CONTACT_FIELDS)
  .meta({ id: 'EnrichedContactField', description: 'A contact field that enrichment can fill.' });

export const EnrichmentAttachRequestSchema = z
  .strictObject({
    ...chosen,
    fields: z
      .array(EnrichedFieldSchema)
      .min(1)
      .overwrite((fields) => [...new Set(fields)])
      .describe('The changes to apply.'),
  })
  .meta({
    id: 'EnrichmentAttachRequest',
    description: 'The fields of an entry to attach to a contact.',
    examples: [
      {
        result_id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11',
        index: 0,
        contactId: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a12',
        fields: ['title', 'company'],
      },
    ],
  });
export type EnrichmentAttachRequest = z.output<typeof EnrichmentAttachRequestSchema>;

export const EnrichmentChangeSchema = z
  .object({
    field: EnrichedFieldSchema,
    before: z.string().nullable().describe('Previous value in the contact; `null` if it was empty.'),
    after: z.string(),
    is_new: z.boolean().describe('Whether the field was empty before.'),
  })
  .meta({ id: 'EnrichmentChange', description: 'One changed field of a contact.' });

const origin = {
  source: z.string().describe('Source of the data: an address, or the provider’s name and the ID it assigned.'),
  fetched_at: InstantSchema.describe('When the data was fetched.'),
  is_sample: z.boolean().describe('Whether it is sample data.'),
};

export const EnrichmentReviewSchema = z
  .object({
    changes: z
      .array(EnrichmentChangeSchema)
      .describe('Fields that would change. Fields that already have the same value are left out.'),
    ...origin,
  })
  .meta({
    id: 'EnrichmentReview',
    description: 'The changes that attaching would make.',
    examples: [
      {
        changes: [{ field: 'title', before: 'Buyer', after: 'Head of Purchasing', is_new: false }],
        source: 'https://www.linkedin.com/in/ada-lindqvist',
        fetched_at: '2026-11-20T09:30:00.000Z',
        is_sample: false,
      },
    ],
  });
export type EnrichmentReview = z.infer<typeof EnrichmentReviewSchema>;

export const EnrichmentAttachmentSchema = z
  .object({
    id: IdSchema,
    contactId: IdSchema,
    provider: EnrichmentProviderIdSchema,
    fields: z.array(EnrichmentChangeSchema).describe('Changed fields with their previous values.'),
    ...origin,
    attached_at: InstantSchema,
    undone_at: InstantSchema.nullable(),
  })
  .meta({
    id: 'EnrichmentAttachment',
    description: 'The changes that a result made to a contact.',
    examples: [
      {
        id: '01a1fda8-caa0-738b-b5fb-93faed0deff9',
        contactId: '01a1fda8-caa0-7386-9f08-00b4b6e50ff2',
        provider: 'linkedin',
        fields: [{ field: 'title', before: 'Buyer', after: 'Product Lead', is_new: false }],
        source: 'https://www.linkedin.com/in/chiyo-hoshino-sample-1',
        fetched_at: '2026-11-21T10:31:00.000Z',
        is_sample: true,
        attached_at: '2026-11-21T10:31:00.000Z',
        undone_at: '2026-11-21T10:31:00.000Z',
      },
    ],
  });
export type EnrichmentAttachment = z.infer<typeof EnrichmentAttachmentSchema>;
