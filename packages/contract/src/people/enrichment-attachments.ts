import { CONTACT_FIELDS, MOST_ITEMS } from '@concordia/domain/enrichment';
import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { EnrichmentProviderIdSchema } from './enrichment.js';

const chosen = {
  result_id: IdSchema.describe('The kept result.'),
  index: z
    .int()
    .min(0)
    .max(MOST_ITEMS - 1)
    .describe('Which of its entries, from 0.'),
  contactId: IdSchema,
};

export const EnrichmentReviewRequestSchema = z.strictObject(chosen).meta({
  id: 'EnrichmentReviewRequest',
  description: 'An entry of a result, and whom it would be attached to.',
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
  .meta({ id: 'EnrichedContactField', description: 'What of a contact can be filled.' });

export const EnrichmentAttachRequestSchema = z
  .strictObject({
    ...chosen,
    fields: z
      .array(EnrichedFieldSchema)
      .min(1)
      .overwrite((fields) => [...new Set(fields)])
      .describe('Those of the changes that are wanted.'),
  })
  .meta({
    id: 'EnrichmentAttachRequest',
    description: 'What of an entry is attached to whom.',
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
    before: z.string().nullable().describe('What the contact said; `null` when nothing.'),
    after: z.string(),
    is_new: z.boolean().describe('Whether there was nothing before.'),
  })
  .meta({ id: 'EnrichmentChange', description: 'One thing that is different about a contact.' });

const origin = {
  source: z.string().describe('Where it is from: an address, or the provider’s name and the id that it gave.'),
  fetched_at: InstantSchema.describe('Of when it is.'),
  is_sample: z.boolean().describe('Whether it is invented.'),
};

export const EnrichmentReviewSchema = z
  .object({
    changes: z.array(EnrichmentChangeSchema).describe('What would change; what says the same already is not among it.'),
    ...origin,
  })
  .meta({
    id: 'EnrichmentReview',
    description: 'What attaching would change.',
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
    fields: z.array(EnrichmentChangeSchema).describe('What was changed, with what was there before.'),
    ...origin,
    attached_at: InstantSchema,
    undone_at: InstantSchema.nullable(),
  })
  .meta({
    id: 'EnrichmentAttachment',
    description: 'What a result changed about a contact.',
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
