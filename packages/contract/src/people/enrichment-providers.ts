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
      .describe('Path from the root of the host.'),
    query_parameter: z
      .string()
      .regex(/^[\w.-]{1,60}$/, { error: 'the name of a parameter' })
      .describe('Name of the query parameter for the search text.'),
    list_path: z
      .union([z.literal(''), FieldPathSchema])
      .describe('Path of the list in the response; empty if the response is the list.'),
    fields: z
      .record(z.string(), FieldPathSchema)
      .refine((fields) => Object.keys(fields).every((name) => fieldNames.some((field) => field === name)), {
        error: `fields among ${fieldNames.join(', ')}`,
      })
      .describe('Path of each field in an entry: `a.b[0].c`, and `a|b` for the first that exists.'),
  })
  .meta({
    id: 'EnrichmentEndpoint',
    description: 'How to request one type of content and where to find it in the response.',
  });

export const EnrichmentMappingSchema = z
  .strictObject({
    posts: EnrichmentEndpointSchema,
    profiles: EnrichmentEndpointSchema.nullable().describe('`null` for Facebook, which has no profiles.'),
  })
  .meta({ id: 'EnrichmentMapping', description: 'How to call a provider, as data.' });

const settings = {
  host: z.string().trim().toLowerCase().regex(HOST, { error: 'the name of a host, such as api.example.com' }),
  ttl_seconds: z
    .int()
    .min(60)
    .max(30 * 86_400)
    .describe('How long a response is cached, in seconds.'),
  daily_limit: z.int().min(1).max(100_000).describe('Maximum number of calls per day (UTC).'),
  mapping: EnrichmentMappingSchema,
};

export const EnrichmentProviderSchema = z
  .object({
    id: EnrichmentProviderIdSchema,
    ...settings,
    has_key: z.boolean().describe('Whether a key is set. The key is never returned.'),
    used_today: z.int().min(0).describe('Number of calls today (UTC).'),
    resets_at: InstantSchema.describe('When the count resets.'),
  })
  .meta({ id: 'EnrichmentProvider', description: 'A provider of profiles and posts, and how to call it.' });
export type EnrichmentProvider = z.infer<typeof EnrichmentProviderSchema>;

export const EnrichmentProviderUpdateSchema = z
  .strictObject({
    ...settings,
    // Its length is validated where the error does not repeat the value.
    key: z
      .string()
      .nullable()
      .optional()
      .describe('API key of the account. Unchanged if omitted or empty; `null` removes it. Never returned.'),
  })
  .meta({
    id: 'EnrichmentProviderUpdate',
    description: 'All settings of a provider. An update deletes its stored results.',
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
  .object({ ok: z.boolean(), message: z.string().describe('The result and what to do next.') })
  .meta({
    id: 'EnrichmentProviderTest',
    description: 'Whether a provider responds.',
    examples: [{ ok: true, message: 'The simulated provider responded. A test search found 10 posts.' }],
  });
export type EnrichmentProviderTest = z.infer<typeof EnrichmentProviderTestSchema>;
