import {
  ENRICHMENT_FIELDS,
  ENRICHMENT_PROVIDERS,
  ENRICHMENT_TYPES,
  type EnrichmentProviderId,
  type EnrichmentType,
  enrichmentFields,
  LONGEST_ENRICHMENT_QUERY,
} from '@concordia/domain/enrichment';
import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';

export const EnrichmentProviderIdSchema = z
  .enum(ENRICHMENT_PROVIDERS)
  .meta({ id: 'EnrichmentProviderId', description: 'The enrichment provider.' });

export const EnrichmentTypeSchema = z
  .enum(ENRICHMENT_TYPES)
  .meta({ id: 'EnrichmentType', description: 'Type of content to request.' });

/** Fields valid for this type, each at most once. */
const fieldsOf = (provider: EnrichmentProviderId, type: EnrichmentType) =>
  z
    .array(z.enum(enrichmentFields(provider, type)))
    .min(1)
    .overwrite((fields) => [...new Set(fields)]);

const query = lineOf(LONGEST_ENRICHMENT_QUERY).describe('Search query; English terms give the most results.');
const demo = z
  .boolean()
  .default(false)
  .describe('Whether to return sample data, which needs no key and calls no provider.');

export const EnrichFacebookSchema = z
  .strictObject({
    query,
    fields: fieldsOf('facebook', 'posts').describe('Post fields to return.'),
    demo,
  })
  .meta({
    id: 'EnrichFacebook',
    description: 'A search for Facebook posts.',
    examples: [{ query: 'specialty coffee', fields: ['post_id', 'author', 'text', 'timestamp'] }],
  });
export type EnrichFacebook = z.output<typeof EnrichFacebookSchema>;

/** Fields of posts and profiles together; the type decides which are valid. */
const LINKEDIN_FIELDS = ENRICHMENT_FIELDS;

export const EnrichLinkedinSchema = z
  .strictObject({
    query,
    fields: z
      .array(z.enum(LINKEDIN_FIELDS))
      .min(1)
      .overwrite((fields) => [...new Set(fields)])
      .describe('Post or profile fields to return.'),
    type: EnrichmentTypeSchema.default('posts'),
    demo,
  })
  .check(({ value: { fields, type }, issues }) => {
    const known = new Set<string>(enrichmentFields('linkedin', type));
    for (const [index, field] of fields.entries()) {
      if (known.has(field)) continue;
      const message = `one of ${[...known].join(', ')}`;
      issues.push({ code: 'custom', path: ['fields', index], message, input: field });
    }
  })
  .meta({
    id: 'EnrichLinkedin',
    description: 'A search for LinkedIn posts or profiles.',
    examples: [
      { query: 'coffee buyer', type: 'profiles', fields: ['profile_id', 'name', 'headline', 'company'], demo: false },
    ],
  });
export type EnrichLinkedin = z.output<typeof EnrichLinkedinSchema>;

const text = z.string().nullable().optional();
const count = z.int().min(0).nullable().optional();

export const EnrichmentItemSchema = z
  .object({
    post_id: text.describe('The provider’s own ID.'),
    author: text,
    text: text.describe('Text of the post, without markup.'),
    timestamp: text.describe('Publication time: ISO 8601, UTC.'),
    url: text.describe('URL of the post or profile: http or https.'),
    likes: count,
    comments: count,
    shares: count,
    company: text.describe('Company where the author or profile owner works.'),
    position: text.describe('Position of the author or profile owner there.'),
    profile_id: text.describe('The provider’s own ID.'),
    name: text,
    headline: text,
    location: text,
    connections: count,
    industry: text,
  })
  .meta({
    id: 'EnrichmentItem',
    description: 'A post or profile with the chosen fields. Fields that the provider does not return are `null`.',
  });

export const EnrichmentQuotaSchema = z
  .object({
    used: z.int().min(0).describe('Number of calls today (UTC).'),
    limit: z.int().min(1),
    resets_at: InstantSchema,
  })
  .meta({ id: 'EnrichmentQuota', description: 'Daily call quota of a provider.' });

export const EnrichmentResponseSchema = z
  .object({
    data: z.array(EnrichmentItemSchema).describe('All results, at most 200.'),
    meta: z
      .object({
        cached: z.boolean().describe('Whether it comes from the cache; otherwise it is fresh.'),
        provider: EnrichmentProviderIdSchema,
        query: z.string(),
        count: z.int().min(0).describe('Number of results.'),
        type: EnrichmentTypeSchema,
        is_sample: z.boolean().describe('Whether it is sample data and must be labeled as such.'),
        fetched_at: InstantSchema,
        age_seconds: z.int().min(0),
        expires_at: InstantSchema.nullable().describe('When the cached result expires; `null` if it is not cached.'),
        quota: EnrichmentQuotaSchema.nullable().describe('`null` if no provider is involved.'),
        result_id: IdSchema.nullable().describe(
          'ID of the stored result, used to attach or delete it; `null` if it is not stored.',
        ),
      })
      .meta({ id: 'EnrichmentMeta', description: 'Where the data comes from and when it was fetched.' }),
  })
  .meta({ id: 'EnrichmentResponse', description: 'The results.' });
export type EnrichmentResponse = z.infer<typeof EnrichmentResponseSchema>;

export const InvalidatedResultSchema = z.object({ result_id: IdSchema }).meta({
  id: 'InvalidatedResult',
  description: 'The deleted result.',
  examples: [{ result_id: '01a1f84a-95c0-7129-99e2-acf6edae7f9e' }],
});
export type InvalidatedResult = z.infer<typeof InvalidatedResultSchema>;
