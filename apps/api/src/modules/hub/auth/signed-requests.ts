import { createHash, createPublicKey, verify } from 'node:crypto';
import { canonicalRequest, isNonce, MODULE_SCOPES, SIGNATURE_TOLERANCE_MS, signedAt } from '@concordia/domain';
import type { RawBodyRequest } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../../common/clock.js';
import { currentPrincipal, type ModulePrincipal } from '../../../database/request-context.js';
import { AccessRefusal } from './access-refusal.js';
import type { SignatureHeaders } from './credentials.js';
import { NoncesRepository } from './nonces.repository.js';
import { HubTokensRepository } from './tokens.repository.js';

const SIGNATURE_BYTES = 64;

type Request = Pick<RawBodyRequest<FastifyRequest>, 'method' | 'url' | 'rawBody'>;

/** Verifies requests that a module signed with its own key; {@link canonicalRequest} defines the signed text. Each nonce is accepted once. */
@Injectable()
export class SignedRequests {
  constructor(
    private readonly modules: HubTokensRepository,
    private readonly nonces: NoncesRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws AccessRefusal */
  async verify(headers: SignatureHeaders, request: Request): Promise<ModulePrincipal> {
    const now = this.clock.now();
    if (!isNonce(headers.nonce)) throw new AccessRefusal('SIGNATURE_INVALID');
    const at = signedAt(headers.timestamp, now);
    if (at === null) throw new AccessRefusal('SIGNATURE_STALE');
    const module = await this.modules.moduleNamed(headers.module);
    if (module === undefined) throw new AccessRefusal('MODULE_UNKNOWN');
    if (!isSigned(module.public_key_b64, headers, request)) throw new AccessRefusal('SIGNATURE_INVALID', module.name);
    const expiresAt = at + 2 * SIGNATURE_TOLERANCE_MS;
    if (!(await this.nonces.take(markOf(module.id, headers.nonce), expiresAt)))
      throw new AccessRefusal('SIGNATURE_REPLAYED', module.name);
    return {
      kind: 'module',
      workspaceId: currentPrincipal().workspaceId,
      moduleId: module.id,
      moduleName: module.name,
      scopes: MODULE_SCOPES,
      expiresAt: null,
    };
  }
}

function isSigned(publicKey: string | null, headers: SignatureHeaders, { method, url, rawBody }: Request): boolean {
  const signature = Buffer.from(headers.signature, 'base64');
  if (publicKey === null || signature.length !== SIGNATURE_BYTES) return false;
  const bodyHash = createHash('sha256')
    .update(rawBody ?? '')
    .digest('hex');
  const { timestamp, nonce } = headers;
  const signed = Buffer.from(canonicalRequest({ method, path: url, timestamp, nonce, bodyHash }));
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  return verify(null, signed, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }), signature);
}

const markOf = (moduleId: string, nonce: string): string =>
  createHash('sha256').update(`${moduleId} ${nonce}`).digest('base64url');
