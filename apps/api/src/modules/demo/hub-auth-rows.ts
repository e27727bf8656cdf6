import type { World, WorldHubKey } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';
import { makeKeyPair } from '../hub/auth/key-pair.js';

interface HubAuthRows {
  readonly hub_key: Insertable<ScopedTables['hub_key']>[];
  readonly hub_token: Insertable<ScopedTables['hub_token']>[];
  readonly hub_audit: Insertable<ScopedTables['hub_audit']>[];
}

/**
 * Rows of the world's keys, tokens and log. Key pairs are generated here under the world's key ids, so the world's data reveals no private key.
 *
 * @param seal encrypts the private key with the given id.
 */
export async function hubAuthRows(
  { hub }: World,
  seal: (privatePem: string, kid: string) => string,
): Promise<HubAuthRows> {
  const { keys, tokens, audit } = hub.auth;
  return {
    hub_key: await Promise.all(keys.map((key) => keyRow(key, seal))),
    hub_token: tokens.map(({ id, moduleId, moduleName, scope, kid, issuedAt, expiresAt, revokedAt, lastUsedAt }) => ({
      id,
      module_id: moduleId,
      module_name: moduleName,
      scope,
      kid,
      issued_at: issuedAt,
      expires_at: expiresAt,
      revoked_at: revokedAt,
      last_used_at: lastUsedAt,
    })),
    hub_audit: audit.map((entry) => ({ ...entry })),
  };
}

async function keyRow(key: WorldHubKey, seal: (privatePem: string, kid: string) => string) {
  const { id, kid, algorithm, createdAt, retiresAt, revokedAt } = key;
  const isSigning = retiresAt === null && revokedAt === null;
  const made = algorithm === 'RS256' ? await makeKeyPair(algorithm) : null;
  const publicJwk = made?.publicJwk ?? { kty: 'OKP', crv: 'Ed25519', x: key.material };
  return {
    id,
    kid,
    algorithm,
    public_jwk: JSON.stringify(publicJwk),
    sealed_private: made === null || !isSigning ? null : seal(made.privatePem, kid),
    signs: isSigning ? algorithm : null,
    created_at: createdAt,
    retires_at: retiresAt,
    revoked_at: revokedAt,
  };
}
