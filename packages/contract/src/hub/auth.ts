import { MODULE_SCOPES, parseScopes } from '@concordia/domain';
import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';

const algorithm = z.enum(['RS256', 'Ed25519']).describe('RS256 signs tokens; Ed25519 signs single things.');
const kid = z.string().describe('By what tokens and the key set name it: its thumbprint (RFC 7638).');
const moduleName = z.string().describe('The name of the module.');
const scope = z.string().describe('Words out of `read`, `write` and `events`, with spaces between them.');

export const HubKeySchema = z
  .object({
    kid,
    algorithm,
    state: z
      .enum(['active', 'retiring', 'revoked'])
      .describe('`active` signs; what `retiring` signed is still good; what `revoked` signed is not.'),
    created_at: InstantSchema,
    retires_at: InstantSchema.nullable().describe('Until when what it signed is good; `null` while it signs.'),
    public_key_b64: z.string().nullable().describe('The 32 bytes of an Ed25519 key in base64; `null` for RS256.'),
  })
  .meta({ id: 'HubKey', description: 'A key pair of the connection hub, without its private half.' });
export type HubKey = z.infer<typeof HubKeySchema>;

export const ConnectionAuthSchema = z
  .object({
    issuer: z.string().describe('The claim `iss` of every token.'),
    audience: z.string().describe('The claim `aud` of every token.'),
    algorithm: z.literal('RS256').describe('What tokens are signed with.'),
    expires_in_seconds: z.int().describe('How long a token is good for.'),
    jwks_path: z.string().describe('Where the public keys are.'),
    jwks_cache_seconds: z.int().describe('How long they may be kept before they are asked for again.'),
    signing_context: z.string().describe('The first line of what a module signs.'),
    scopes: z.array(z.enum(MODULE_SCOPES)).describe('What a token may be for.'),
    keys: z.array(HubKeySchema).describe('Newest first; those that went are left out.'),
  })
  .meta({ id: 'ConnectionAuth', description: 'How modules come in.' });
export type ConnectionAuth = z.infer<typeof ConnectionAuthSchema>;

export const HubKeyCreateSchema = z
  .strictObject({ algorithm })
  .meta({ id: 'HubKeyCreate', description: 'Which kind of key pair to make.', examples: [{ algorithm: 'RS256' }] });
export type HubKeyCreate = z.output<typeof HubKeyCreateSchema>;

export const KidSchema = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe('The name of a key.');

export const TokenRequestSchema = z
  .strictObject({
    module_name: lineOf(80).describe('A module that is registered.'),
    scope: z
      .string()
      .max(60)
      .refine((text) => parseScopes(text) !== null, { error: 'words out of read, write and events with single spaces' })
      .describe('What the token is for: words out of `read`, `write` and `events`, with single spaces between them.'),
  })
  .meta({
    id: 'TokenRequest',
    description: 'Whose token it is, and what for.',
    examples: [{ module_name: 'crm-sync', scope: 'read write events' }],
  });
export type TokenRequest = z.output<typeof TokenRequestSchema>;

export const IssuedTokenSchema = z
  .object({
    access_token: z.string().describe('Goes into `Authorization: Bearer`. It is told this once.'),
    token_type: z.literal('Bearer'),
    expires_in: z.int().describe('In how many seconds it ends.'),
    scope,
    jti: IdSchema.describe('The id of the token, to revoke it by.'),
  })
  .meta({
    id: 'IssuedToken',
    description: 'A token of a module.',
    examples: [
      {
        access_token: 'eyJhbGciOiJSUzI1NiIsImtpZCI6IuKApiJ9.eyJpc3MiOiJjb25jb3JkaWEifQ.c2lnbmF0dXJl',
        token_type: 'Bearer',
        expires_in: 43_200,
        scope: 'read write events',
        jti: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11',
      },
    ],
  });
export type IssuedToken = z.infer<typeof IssuedTokenSchema>;

export const HubTokenSchema = z
  .object({
    jti: IdSchema,
    module_name: moduleName,
    scope,
    issued_at: InstantSchema,
    expires_at: InstantSchema,
    revoked_at: InstantSchema.nullable().describe('When it was revoked; `null` when it was not.'),
    last_used_at: InstantSchema.nullable().describe('When it last let its module in, to the minute.'),
  })
  .meta({ id: 'HubToken', description: 'A token that was issued, without the token itself.' });
export type HubToken = z.infer<typeof HubTokenSchema>;

export const HubAuditEntrySchema = z
  .object({
    id: IdSchema,
    at: InstantSchema,
    actor: z.string().describe('`owner`, the name of a module, `concordia`, or `unknown`.'),
    action: z.string().describe('What was done: `token.issued`.'),
    subject: z.string().describe('What it was done to: a name or an id.'),
    detail: z.string().nullable().describe('What else there is to know.'),
  })
  .meta({
    id: 'HubAuditEntry',
    description: 'Something that was done to the workspace: who, what, to what, and when.',
  });
export type HubAuditEntry = z.infer<typeof HubAuditEntrySchema>;

export const ProtectedSchema = z
  .object({
    module_name: moduleName,
    scopes: z.array(z.enum(MODULE_SCOPES)),
    expires_at: InstantSchema.nullable().describe('When its token ends; `null` for a signed request.'),
  })
  .meta({
    id: 'ProtectedAnswer',
    description: 'As whom Concordia sees the module that asks.',
    examples: [
      { module_name: 'crm-sync', scopes: ['read', 'write', 'events'], expires_at: '2026-11-20T21:30:00.000Z' },
    ],
  });
export type Protected = z.infer<typeof ProtectedSchema>;

const JsonWebKeySchema = z
  .object({
    kid,
    kty: z.string().describe('`RSA` or `OKP`.'),
    alg: z.enum(['RS256', 'EdDSA']).describe('What the key signs with.'),
    use: z.literal('sig'),
    n: z.string().optional().describe('The modulus of an RSA key.'),
    e: z.string().optional().describe('The exponent of an RSA key.'),
    crv: z.string().optional().describe('`Ed25519`.'),
    x: z.string().optional().describe('The bytes of an Ed25519 key.'),
  })
  .meta({ id: 'HubJsonWebKey', description: 'A public key (RFC 7517).' });

export const JsonWebKeySetSchema = z
  .object({ keys: z.array(JsonWebKeySchema) })
  .meta({ id: 'HubJsonWebKeySet', description: 'The public keys whose signatures are good (RFC 7517).' });
export type JsonWebKeySet = z.infer<typeof JsonWebKeySetSchema>;
