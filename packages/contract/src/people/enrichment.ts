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
  .meta({ id: 'EnrichmentProviderId', description: 'Who is asked.' });

export const EnrichmentTypeSchema = z
  .enum(ENRICHMENT_TYPES)
  .meta({ id: 'EnrichmentType', description: 'What they are asked for.' });

/** Fields valid for this type, each at most once. */
const fieldsOf = (provider: EnrichmentProviderId, type: EnrichmentType) =>
  z
    .array(z.enum(enrichmentFields(provider, type)))
    .min(1)
    .overwrite((fields) => [...new Set(fields)]);

const query = lineOf(LONGEST_ENRICHMENT_QUERY).describe('What is searched for; English terms find most.');
const demo = z
  .boolean()
  .default(false)
  .describe('Whether invented samples will do: they need no key, and nobody is asked.');

export const EnrichFacebookSchema = z
  .strictObject({
    query,
    fields: fieldsOf('facebook', 'posts').describe('Which fields of the posts come back.'),
    demo,
  })
  .meta({
    id: 'EnrichFacebook',
    description: 'What posts on Facebook are searched for.',
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
      .describe('Which fields of the posts or profiles come back.'),
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
    description: 'What posts or profiles on LinkedIn are searched for.',
    examples: [
      { query: 'coffee buyer', type: 'profiles', fields: ['profile_id', 'name', 'headline', 'company'], demo: false },
    ],
  });
export type EnrichLinkedin = z.output<typeof EnrichLinkedinSchema>;

const text = z.string().nullable().optional();
const count = z.int().min(0).nullable().optional();

export const EnrichmentItemSchema = z
  .object({
    post_id: text.describe('The provider’s own id.'),
    author: text,
    text: text.describe('What the post says, without markup.'),
    timestamp: text.describe('When it was published: ISO 8601, UTC.'),
    url: text.describe('Where it is: http or https.'),
    likes: count,
    comments: count,
    shares: count,
    company: text.describe('Where the author, or the person, works.'),
    position: text.describe('What the author, or the person, does there.'),
    profile_id: text.describe('The provider’s own id.'),
    name: text,
    headline: text,
    location: text,
    connections: count,
    industry: text,
  })
  .meta({
    id: 'EnrichmentItem',
    description: 'A post or a profile with the chosen fields; what the provider does not tell is `null`.',
  });

export const EnrichmentQuotaSchema = z
  .object({
    used: z.int().min(0).describe('Calls of today, in UTC.'),
    limit: z.int().min(1),
    resets_at: InstantSchema,
  })
  .meta({ id: 'EnrichmentQuota', description: 'How often a provider may be asked in a day.' });

export const EnrichmentResponseSchema = z
  .object({
    data: z.array(EnrichmentItemSchema).describe('Everything that was found, at most 200.'),
    meta: z
      .object({
        cached: z.boolean().describe('Whether it was kept from before; otherwise it is fresh.'),
        provider: EnrichmentProviderIdSchema,
        query: z.string(),
        count: z.int().min(0).describe('How many were found.'),
        type: EnrichmentTypeSchema,
        is_sample: z.boolean().describe('Whether it is invented, and to be marked so.'),
        fetched_at: InstantSchema,
        age_seconds: z.int().min(0),
        expires_at: InstantSchema.nullable().describe('Until when it is kept; `null` when it is not.'),
        quota: EnrichmentQuotaSchema.nullable().describe('`null` when nobody was to be asked.'),
        result_id: IdSchema.nullable().describe(
          'What it is kept under, to be attached or put away; `null` when it is not kept.',
        ),
      })
      .meta({ id: 'EnrichmentMeta', description: 'Where the data is from, and of when.' }),
  })
  .meta({ id: 'EnrichmentResponse', description: 'What was found.' });
export type EnrichmentResponse = z.infer<typeof EnrichmentResponseSchema>;

export const InvalidatedResultSchema = z.object({ result_id: IdSchema }).meta({
  id: 'InvalidatedResult',
  description: 'The result that was put away.',
  examples: [{ result_id: '01a1f84a-95c0-7129-99e2-acf6edae7f9e' }],
});
export type InvalidatedResult = z.infer<typeof InvalidatedResultSchema>;
