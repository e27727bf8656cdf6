import { enrichmentFields, isEnrichmentPath, LONGEST_PATH } from '@concordia/domain/enrichment';
import { z } from 'zod';
import { InstantSchema } from '../common/schemas.js';
import { EnrichmentProviderIdSchema } from './enrichment.js';

const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** UTF-16 units. */
export const LONGEST_KEY = 500;

const path = z.string().max(LONGEST_PATH);

const FieldPathSchema = path.refine(isEnrichmentPath, {
  error: 'a path such as author.name, items[0].url or full_name|name',
});

const fieldNames = [
  ...new Set([...enrichmentFields('linkedin', 'posts'), ...enrichmentFields('linkedin', 'profiles')]),
];

export const EnrichmentEndpointSchema = z
  .strictObject({
    path: path
      .regex(/^\/[\w./~-]*$/, { error: 'a path that begins with a slash, such as /search/posts' })
      // Two leading slashes would name another host.
      .refine((text) => !/\.\.|\/\//.test(text), { error: 'a path without .. and //' })
      .describe('From the host’s root on.'),
    query_parameter: z
      .string()
      .regex(/^[\w.-]{1,60}$/, { error: 'the name of a parameter' })
      .describe('The parameter that carries what is searched for.'),
    list_path: z
      .union([z.literal(''), FieldPathSchema])
      .describe('Where the list stands in the answer; empty when the answer is the list.'),
    fields: z
      .record(z.string(), FieldPathSchema)
      .refine((fields) => Object.keys(fields).every((name) => fieldNames.some((field) => field === name)), {
        error: `fields among ${fieldNames.join(', ')}`,
      })
      .describe('Where each field stands in an entry: `a.b[0].c`, and `a|b` for the first that is there.'),
  })
  .meta({
    id: 'EnrichmentEndpoint',
    description: 'How one kind of thing is asked for, and where it stands in the answer.',
  });

export const EnrichmentMappingSchema = z
  .strictObject({
    posts: EnrichmentEndpointSchema,
    profiles: EnrichmentEndpointSchema.nullable().describe('`null` for Facebook, which has none.'),
  })
  .meta({ id: 'EnrichmentMapping', description: 'How a provider is asked, as data.' });

const settings = {
  host: z.string().trim().toLowerCase().regex(HOST, { error: 'the name of a host, such as api.example.com' }),
  ttl_seconds: z
    .int()
    .min(60)
    .max(30 * 86_400)
    .describe('How long an answer is kept, in seconds.'),
  daily_limit: z.int().min(1).max(100_000).describe('How often it may be asked in a day of UTC.'),
  mapping: EnrichmentMappingSchema,
};

export const EnrichmentProviderSchema = z
  .object({
    id: EnrichmentProviderIdSchema,
    ...settings,
    has_key: z.boolean().describe('Whether there is a key. It is never told.'),
    used_today: z.int().min(0).describe('How often it was asked today, in UTC.'),
    resets_at: InstantSchema.describe('When counting begins anew.'),
  })
  .meta({ id: 'EnrichmentProvider', description: 'Who is asked about people and posts, and how.' });
export type EnrichmentProvider = z.infer<typeof EnrichmentProviderSchema>;

export const EnrichmentProviderUpdateSchema = z
  .strictObject({
    ...settings,
    // Its length is validated where the error does not repeat the value.
    key: z
      .string()
      .nullable()
      .optional()
      .describe('The key of the account. Left out or empty, it stays; `null` takes it away. Never comes back.'),
  })
  .meta({
    id: 'EnrichmentProviderUpdate',
    description: 'Everything about a provider. Results that were kept are put away.',
    examples: [
      {
        host: 'social.example.com',
        key: '…',
        ttl_seconds: 86_400,
        daily_limit: 100,
        mapping: {
          posts: {
            path: '/search/posts',
            query_parameter: 'query',
            list_path: 'results',
            fields: { post_id: 'id', author: 'author.name', text: 'message|text' },
          },
          profiles: null,
        },
      },
    ],
  });
export type EnrichmentProviderUpdate = z.output<typeof EnrichmentProviderUpdateSchema>;

export const EnrichmentProviderTestSchema = z
  .object({ ok: z.boolean(), message: z.string().describe('What came of it, and what to do.') })
  .meta({
    id: 'EnrichmentProviderTest',
    description: 'Whether a provider answers.',
    examples: [{ ok: true, message: 'The stand-in answers. It found 10 posts.' }],
  });
export type EnrichmentProviderTest = z.infer<typeof EnrichmentProviderTestSchema>;
