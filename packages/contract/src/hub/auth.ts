import { MODULE_SCOPES, parseScopes } from '@concordia/domain';
import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';

const algorithm = z.enum(['RS256', 'Ed25519']).describe('RS256 signs tokens; Ed25519 signs individual requests.');
const kid = z.string().describe('Key ID in tokens and the key set: its thumbprint (RFC 7638).');
const moduleName = z.string().describe('The name of the module.');
const scope = z.string().describe('One or more of `read`, `write` and `events`, separated by spaces.');

export const HubKeySchema = z
  .object({
    kid,
    algorithm,
    state: z
      .enum(['active', 'retiring', 'revoked'])
      .describe('`active` keys sign. Signatures of `retiring` keys are still valid; those of `revoked` keys are not.'),
    created_at: InstantSchema,
    retires_at: InstantSchema.nullable().describe('When its signatures become invalid; `null` while it signs.'),
    public_key_b64: z.string().nullable().describe('The 32 bytes of an Ed25519 key in base64; `null` for RS256.'),
  })
  .meta({ id: 'HubKey', description: 'A key pair of the connection hub, without its private key.' });
export type HubKey = z.infer<typeof HubKeySchema>;

export const ConnectionAuthSchema = z
  .object({
    issuer: z.string().describe('The `iss` claim of every token.'),
    audience: z.string().describe('The `aud` claim of every token.'),
    algorithm: z.literal('RS256').describe('Signing algorithm of the tokens.'),
    expires_in_seconds: z.int().describe('Token lifetime, in seconds.'),
    jwks_path: z.string().describe('Path of the public keys.'),
    jwks_cache_seconds: z.int().describe('How long the public keys may be cached, in seconds.'),
    signing_context: z.string().describe('First line of the text that a module signs.'),
    scopes: z.array(z.enum(MODULE_SCOPES)).describe('Scopes that a token can have.'),
    keys: z.array(HubKeySchema).describe('Newest first; expired keys are left out.'),
  })
  .meta({ id: 'ConnectionAuth', description: 'The authentication settings for modules.' });
export type ConnectionAuth = z.infer<typeof ConnectionAuthSchema>;

export const HubKeyCreateSchema = z
  .strictObject({ algorithm })
  .meta({ id: 'HubKeyCreate', description: 'Type of key pair to create.', examples: [{ algorithm: 'RS256' }] });
export type HubKeyCreate = z.output<typeof HubKeyCreateSchema>;

export const KidSchema = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe('Key ID.');

export const TokenRequestSchema = z
  .strictObject({
    module_name: lineOf(80).describe('Name of a registered module.'),
    scope: z
      .string()
      .max(60)
      .refine((text) => parseScopes(text) !== null, { error: 'words out of read, write and events with single spaces' })
      .describe('Scopes of the token: one or more of `read`, `write` and `events`, separated by single spaces.'),
  })
  .meta({
    id: 'TokenRequest',
    description: 'The module and scopes of a new token.',
    examples: [{ module_name: 'crm-sync', scope: 'read write events' }],
  });
export type TokenRequest = z.output<typeof TokenRequestSchema>;

export const IssuedTokenSchema = z
  .object({
    access_token: z.string().describe('Sent as `Authorization: Bearer`. It is shown only once.'),
    token_type: z.literal('Bearer'),
    expires_in: z.int().describe('Token lifetime, in seconds.'),
    scope,
    jti: IdSchema.describe('The ID of the token, used to revoke it.'),
  })
  .meta({
    id: 'IssuedToken',
    description: 'An access token of a module.',
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
    revoked_at: InstantSchema.nullable().describe('When it was revoked; `null` if it was not.'),
    last_used_at: InstantSchema.nullable().describe('When its module last used it, to the minute.'),
  })
  .meta({ id: 'HubToken', description: 'An issued token, without its value.' });
export type HubToken = z.infer<typeof HubTokenSchema>;

export const HubAuditEntrySchema = z
  .object({
    id: IdSchema,
    at: InstantSchema,
    actor: z.string().describe('`owner`, the name of a module, `concordia`, or `unknown`.'),
    action: z.string().describe('The action, such as `token.issued`.'),
    subject: z.string().describe('The target of the action: a name or an ID.'),
    detail: z.string().nullable().describe('Additional details.'),
  })
  .meta({
    id: 'HubAuditEntry',
    description: 'An audited action in the workspace: who did what, to what, and when.',
  });
export type HubAuditEntry = z.infer<typeof HubAuditEntrySchema>;

export const ProtectedSchema = z
  .object({
    module_name: moduleName,
    scopes: z.array(z.enum(MODULE_SCOPES)),
    expires_at: InstantSchema.nullable().describe('When the token expires; `null` for a signed request.'),
  })
  .meta({
    id: 'ProtectedAnswer',
    description: 'The requesting module, as identified by Concordia.',
    examples: [
      { module_name: 'crm-sync', scopes: ['read', 'write', 'events'], expires_at: '2026-11-20T21:30:00.000Z' },
    ],
  });
export type Protected = z.infer<typeof ProtectedSchema>;

const JsonWebKeySchema = z
  .object({
    kid,
    kty: z.string().describe('`RSA` or `OKP`.'),
    alg: z.enum(['RS256', 'EdDSA']).describe('Signing algorithm of the key.'),
    use: z.literal('sig'),
    n: z.string().optional().describe('The modulus of an RSA key.'),
    e: z.string().optional().describe('The exponent of an RSA key.'),
    crv: z.string().optional().describe('`Ed25519`.'),
    x: z.string().optional().describe('The bytes of an Ed25519 key.'),
  })
  .meta({ id: 'HubJsonWebKey', description: 'A public key (RFC 7517).' });

export const JsonWebKeySetSchema = z
  .object({ keys: z.array(JsonWebKeySchema) })
  .meta({ id: 'HubJsonWebKeySet', description: 'The public keys whose signatures are valid (RFC 7517).' });
export type JsonWebKeySet = z.infer<typeof JsonWebKeySetSchema>;
