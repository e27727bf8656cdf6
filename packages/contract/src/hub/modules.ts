import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';
import { isHttpUrl } from './http-url.js';
import { ed25519KeyOf } from './public-key.js';

/** The practical maximum of URLs. */
const LONGEST_URL = 2_000;

const VALID_URL = { error: 'Must be a valid URL' };

const status = z.enum(['connected', 'disconnected']);
const latency = z.int().min(0).nullable().describe('Response time, in ms; `null` if there was no response.');
const problem = z.string().nullable().describe('Why the last check failed, in one sentence; `null` if it succeeded.');

export const HubModuleSchema = z
  .object({
    id: IdSchema,
    name: z.string().describe('Unique in the workspace, case-insensitive.'),
    base_url: z.string().describe('Base URL. Health is checked at `{base_url}/health`.'),
    public_key_b64: z.string().nullable().describe('Its Ed25519 key: 32 bytes in base64.'),
    openapi_url: z.string().nullable().describe('URL of its OpenAPI document.'),
    mcp_endpoint: z.string().nullable().describe('URL of its Model Context Protocol endpoint.'),
    embeddings_endpoint: z.string().nullable().describe('URL of its embeddings endpoint.'),
    vectors_endpoint: z.string().nullable().describe('URL of its vector search endpoint.'),
    allow_private_network: z.boolean().describe('Whether it may be on this machine or its local network.'),
    status: status.nullable().describe('Status at its last check; `null` before the first.'),
    version: z.string().nullable().describe('As last reported.'),
    capabilities: z.array(z.string()).describe('Capabilities it last reported, at most 50.'),
    problem,
    last_checked_at: InstantSchema.nullable().describe('When it was last checked.'),
    last_seen_at: InstantSchema.nullable().describe('When it last reported that it is healthy.'),
    latency_ms: latency,
    created_at: InstantSchema,
  })
  .meta({ id: 'HubModule', description: 'A program that works with this workspace.' });
export type HubModule = z.infer<typeof HubModuleSchema>;

/** A blank name gets the form's own error message. */
const NameSchema = z
  .string()
  .refine((name) => name.trim() !== '', { error: 'Module name is required', abort: true })
  .pipe(lineOf(80))
  .meta({ description: 'One line, at most 80 characters; unique in the workspace, case-insensitive.' });

const BaseUrlSchema = z
  .string()
  .max(LONGEST_URL)
  .refine(isHttpUrl, VALID_URL)
  .describe('Starts with https:// or http:// and has no query; a trailing slash is removed.');

/** Optional form fields: empty and `null` count as absent. */
const optionalUrl = (what: string) =>
  z
    .string()
    .max(LONGEST_URL)
    .refine((url) => url === '' || isHttpUrl(url), VALID_URL)
    .nullable()
    .optional()
    .describe(`${what} Empty or \`null\` for none.`);

const PublicKeySchema = z
  .string()
  .max(200)
  .refine((text) => text === '' || ed25519KeyOf(text) !== null, { error: 'an Ed25519 public key in base64' })
  .nullable()
  .optional()
  .describe(
    'An Ed25519 key in base64: its 32 bytes, or the SPKI structure that contains them. Empty or `null` for none.',
  );

const optional = {
  public_key_b64: PublicKeySchema,
  openapi_url: optionalUrl('URL of its OpenAPI document.'),
  mcp_endpoint: optionalUrl('URL of its Model Context Protocol endpoint.'),
  embeddings_endpoint: optionalUrl('URL of its embeddings endpoint.'),
  vectors_endpoint: optionalUrl('URL of its vector search endpoint.'),
  allow_private_network: z
    .boolean()
    .optional()
    .describe('Whether it may be on this machine or its local network; `false` if omitted.'),
};

export const HubModuleCreateSchema = z.strictObject({ name: NameSchema, base_url: BaseUrlSchema, ...optional }).meta({
  id: 'HubModuleCreate',
  description: 'A new module.',
  examples: [
    {
      name: 'crm-sync',
      base_url: 'https://crm-sync.example',
      openapi_url: 'https://crm-sync.example/openapi.json',
      mcp_endpoint: 'https://crm-sync.example/mcp',
    },
  ],
});
export type HubModuleCreate = z.output<typeof HubModuleCreateSchema>;

export const HubModuleUpdateSchema = z
  .strictObject({ name: NameSchema.optional(), base_url: BaseUrlSchema.optional(), ...optional })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one field of a module' })
  .meta({
    id: 'HubModuleUpdate',
    description: 'Fields to change. Omitted fields keep their values.',
    examples: [{ base_url: 'https://crm-sync.example/v2' }],
  });
export type HubModuleUpdate = z.output<typeof HubModuleUpdateSchema>;

export const HubModuleCheckSchema = z
  .object({
    at: InstantSchema,
    is_ok: z.boolean(),
    status_code: z.int().nullable().describe('The HTTP status; `null` if there was no response.'),
    latency_ms: latency,
    version: z.string().nullable().describe('As reported at that time.'),
    problem: z.string().nullable().describe('Why it failed, in one sentence.'),
  })
  .meta({ id: 'HubModuleCheck', description: 'The result of one health check of a module.' });
export type HubModuleCheck = z.infer<typeof HubModuleCheckSchema>;

export const ModuleChecksQuerySchema = z.object({
  limit: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(200)
    .default(200)
    .describe('Maximum number of checks. Up to 200 are kept, for up to 7 days.'),
});
export type ModuleChecksQuery = z.output<typeof ModuleChecksQuerySchema>;
