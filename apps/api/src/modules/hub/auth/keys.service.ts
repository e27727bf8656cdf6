import type { HubKey, JsonWebKeySet } from '@concordia/contract/hub';
import { HOUR, MINUTE } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { type CryptoKey, importJWK, importPKCS8, type JWK } from 'jose';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import type { HubKeyAlgorithm } from '../../../database/entities/hub-key.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { Sealing } from '../../../sealing/sealing.js';
import { AuditLog } from './audit-log.js';
import { type KeyPair, keyPlace, makeKeyPair } from './key-pair.js';
import { HubKeysRepository, type KeyRow, type SealedKeyRow } from './keys.repository.js';

export const TOKEN_LIFE_MS = 12 * HOUR;

/** How long clients may cache the key set, in ms. */
export const JWKS_CACHE_MS = 10 * MINUTE;

/** Attempts to activate a new pair while another process does the same. */
const TURNS = 3;

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
}

interface VerifyingKey {
  readonly isRevoked: boolean;
  readonly key: CryptoKey | Uint8Array;
}

/** Maximum number of imported public keys in the cache: the active one and retiring ones. */
const MOST_KEPT = 16;

const JwkSchema = z.record(z.string(), z.string());

/** The hub's key pairs. Private keys are sealed and never leave this service. */
@Injectable()
export class HubKeys {
  /** Keyed by JSON Web Key. */
  readonly #publicKeys = new Map<string, VerifyingKey['key']>();

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly keys: HubKeysRepository,
    private readonly sealing: Sealing,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list(): Promise<HubKey[]> {
    return (await this.keys.list(this.clock.now())).map(keyOf);
  }

  /** Creates a pair and makes it the active one. The previous pair's signatures stay valid for a token's lifetime plus the key set's cache time. */
  async generate(algorithm: HubKeyAlgorithm): Promise<HubKey> {
    const pair = await makeKeyPair(algorithm);
    const now = this.clock.now();
    await this.db.write(async (tx) => {
      for (let turn = 1; ; turn += 1) {
        await this.keys.retire(tx, algorithm, now + TOKEN_LIFE_MS + JWKS_CACHE_MS);
        if (await this.#insert(tx, algorithm, pair)) break;
        if (turn === TURNS)
          throw new DomainFailure('conflict', 'KEY_CHANGED', 'Another key was created during this request. Try again.');
      }
      await this.#note(tx, 'key.generated', pair.kid, algorithm);
    });
    return keyOf(await this.#get(pair.kid));
  }

  /** Invalidates everything the key signed, immediately. */
  async revoke(kid: string): Promise<HubKey> {
    await this.db.write(async (tx) => {
      const key = await this.keys.find(kid, tx);
      if (key === undefined) throw noSuchKey();
      if (key.revoked_at !== null) return;
      await this.keys.revoke(tx, kid, this.clock.now());
      await this.#note(tx, 'key.revoked', kid, key.algorithm);
    });
    return keyOf(await this.#get(kid));
  }

  /** Returns the active pair, creating it on first use. Replaces a pair whose private key can no longer be unsealed. */
  async signing(algorithm: HubKeyAlgorithm): Promise<SigningKey> {
    const row = await this.keys.signing(algorithm);
    const kept = row === undefined ? null : await this.#open(row);
    if (kept !== null) return kept;
    await (row === undefined ? this.#makeFirst(algorithm) : this.generate(algorithm));
    const next = await this.keys.signing(algorithm);
    const made = next === undefined ? null : await this.#open(next);
    if (made === null)
      throw new DomainFailure('conflict', 'KEY_CHANGED', 'The key was revoked during this request. Try again.');
    return made;
  }

  /** Returns `null` if the key is unknown, has retired or is not an RS256 key. */
  async verifying(kid: string): Promise<VerifyingKey | null> {
    const row = await this.keys.verifying(kid);
    if (row === undefined || row.algorithm !== 'RS256') return null;
    if (row.retires_at !== null && row.retires_at <= this.clock.now()) return null;
    return { isRevoked: row.revoked_at !== null, key: await this.#imported(row) };
  }

  async #imported(row: Pick<KeyRow, 'public_jwk'>): Promise<VerifyingKey['key']> {
    const known = this.#publicKeys.get(row.public_jwk);
    if (known !== undefined) return known;
    const key = await importJWK(jwkOf(row), 'RS256');
    if (this.#publicKeys.size >= MOST_KEPT) this.#publicKeys.clear();
    this.#publicKeys.set(row.public_jwk, key);
    return key;
  }

  async keySet(): Promise<JsonWebKeySet> {
    const rows = await this.keys.list(this.clock.now());
    return { keys: rows.filter(({ revoked_at: at }) => at === null).map(publicKeyOf) };
  }

  async #open({ kid, algorithm, sealed_private: sealed }: SealedKeyRow): Promise<SigningKey | null> {
    // The demo's signing key has no private key.
    if (sealed === null) return null;
    const pem = this.sealing.openIfWhole(sealed, keyPlace(kid));
    return pem === null ? null : { kid, privateKey: await importPKCS8(pem, algorithm) };
  }

  /** If two processes create the first pair at once, one wins. */
  async #makeFirst(algorithm: HubKeyAlgorithm): Promise<void> {
    const pair = await makeKeyPair(algorithm);
    await this.db.write(async (tx) => {
      if (await this.#insert(tx, algorithm, pair)) await this.#note(tx, 'key.generated', pair.kid, algorithm);
    });
  }

  #insert(tx: WorkspaceTransaction, algorithm: HubKeyAlgorithm, { kid, publicJwk, privatePem }: KeyPair) {
    return this.keys.insertSigning(tx, {
      id: this.ids.next(),
      kid,
      algorithm,
      public_jwk: JSON.stringify(publicJwk),
      sealed_private: this.sealing.seal(privatePem, keyPlace(kid)),
      created_at: this.clock.now(),
    });
  }

  async #note(tx: WorkspaceTransaction, action: string, kid: string, algorithm: HubKeyAlgorithm): Promise<void> {
    await this.audit.record(tx, { action, subject: kid, detail: algorithm });
  }

  async #get(kid: string): Promise<KeyRow> {
    const row = await this.keys.find(kid);
    if (row === undefined) throw noSuchKey();
    return row;
  }
}

const noSuchKey = () => new DomainFailure('not-found', 'KEY_NOT_FOUND', 'The key was not found.');

const jwkOf = ({ public_jwk: text }: Pick<KeyRow, 'public_jwk'>): JWK => JwkSchema.parse(JSON.parse(text));

function publicKeyOf(row: KeyRow): JsonWebKeySet['keys'][number] {
  const { kty = '', n, e, crv, x } = jwkOf(row);
  const alg = row.algorithm === 'RS256' ? 'RS256' : 'EdDSA';
  return { kid: row.kid, alg, use: 'sig', kty, ...(n && { n }), ...(e && { e }), ...(crv && { crv }), ...(x && { x }) };
}

function keyOf(row: KeyRow): HubKey {
  const { x } = jwkOf(row);
  const state = row.revoked_at !== null ? 'revoked' : row.signs === null ? 'retiring' : 'active';
  return {
    kid: row.kid,
    algorithm: row.algorithm,
    state,
    created_at: new Date(row.created_at).toISOString(),
    retires_at: row.retires_at === null ? null : new Date(row.retires_at).toISOString(),
    public_key_b64: x === undefined ? null : Buffer.from(x, 'base64url').toString('base64'),
  };
}
