import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';
import { isHttpUrl } from './http-url.js';
import { ed25519KeyOf } from './public-key.js';

/** The practical maximum of URLs. */
const LONGEST_URL = 2_000;

const VALID_URL = { error: 'Must be a valid URL' };

const status = z.enum(['connected', 'disconnected']);
const latency = z.int().min(0).nullable().describe('How long the answer took, in ms; `null` when there was none.');
const problem = z.string().nullable().describe('Why the last check failed, in a sentence; `null` when it did not.');

export const HubModuleSchema = z
  .object({
    id: IdSchema,
    name: z.string().describe('Unique in the workspace, whatever its case.'),
    base_url: z.string().describe('Where it is; its health is asked for at `{base_url}/health`.'),
    public_key_b64: z.string().nullable().describe('Its Ed25519 key: 32 bytes in base64.'),
    openapi_url: z.string().nullable().describe('Where its OpenAPI document is.'),
    mcp_endpoint: z.string().nullable().describe('Where it speaks the Model Context Protocol.'),
    embeddings_endpoint: z.string().nullable().describe('Where it makes embeddings.'),
    vectors_endpoint: z.string().nullable().describe('Where it searches vectors.'),
    allow_private_network: z.boolean().describe('Whether it may be on this machine or in the network around it.'),
    status: status.nullable().describe('By its last check; `null` before the first.'),
    version: z.string().nullable().describe('As it last said.'),
    capabilities: z.array(z.string()).describe('What it last said it can do; at most 50.'),
    problem,
    last_checked_at: InstantSchema.nullable().describe('When it was last asked.'),
    last_seen_at: InstantSchema.nullable().describe('When it last answered that it is well.'),
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
  .meta({ description: 'One line of at most 80 characters; unique in the workspace, whatever its case.' });

const BaseUrlSchema = z
  .string()
  .max(LONGEST_URL)
  .refine(isHttpUrl, VALID_URL)
  .describe('Begins with https:// or http://, without a query; a slash at its end is left out.');

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
  .describe('An Ed25519 key in base64: its 32 bytes, or the SPKI structure around them. Empty or `null` for none.');

const optional = {
  public_key_b64: PublicKeySchema,
  openapi_url: optionalUrl('Where its OpenAPI document is.'),
  mcp_endpoint: optionalUrl('Where it speaks the Model Context Protocol.'),
  embeddings_endpoint: optionalUrl('Where it makes embeddings.'),
  vectors_endpoint: optionalUrl('Where it searches vectors.'),
  allow_private_network: z
    .boolean()
    .optional()
    .describe('Whether it may be on this machine or in the network around it; `false` when left out.'),
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
    description: 'What to change; what is left out stays.',
    examples: [{ base_url: 'https://crm-sync.example/v2' }],
  });
export type HubModuleUpdate = z.output<typeof HubModuleUpdateSchema>;

export const HubModuleCheckSchema = z
  .object({
    at: InstantSchema,
    is_ok: z.boolean(),
    status_code: z.int().nullable().describe('The HTTP status; `null` when there was no answer.'),
    latency_ms: latency,
    version: z.string().nullable().describe('As it said then.'),
    problem: z.string().nullable().describe('Why it failed, in a sentence.'),
  })
  .meta({ id: 'HubModuleCheck', description: 'How a module was, once.' });
export type HubModuleCheck = z.infer<typeof HubModuleCheckSchema>;

export const ModuleChecksQuerySchema = z.object({
  limit: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(200)
    .default(200)
    .describe('How many at most; no more than 200 are kept, for no longer than 7 days.'),
});
export type ModuleChecksQuery = z.output<typeof ModuleChecksQuerySchema>;
