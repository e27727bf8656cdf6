import { MINUTE, parseScopes } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { currentPrincipal, type ModulePrincipal } from '../../../database/request-context.js';
import { AccessRefusal } from './access-refusal.js';
import { HubKeys } from './keys.service.js';
import { HubTokensRepository } from './tokens.repository.js';
import { AUDIENCE, ISSUER } from './tokens.service.js';

/** Minimum interval between updates of a token's last use, in ms. */
const USE_EVERY = MINUTE;

const ClaimsSchema = z.object({ jti: z.uuid(), sub: z.uuid(), scope: z.string(), exp: z.int() });
type Claims = z.infer<typeof ClaimsSchema>;

/**
 * Verifies module tokens.
 *
 * The algorithm is fixed, whatever the token's header says: RS256 with one of the hub's RS256 keys. A valid signature is not enough: the token must
 * have been issued here, must not be revoked, and its module must still be registered.
 */
@Injectable()
export class TokenVerifier {
  constructor(
    private readonly keys: HubKeys,
    private readonly tokens: HubTokensRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws AccessRefusal */
  async verify(token: string): Promise<ModulePrincipal> {
    const { jti, sub, scope, exp } = await this.#claimsOf(token);
    const row = await this.tokens.issued(jti);
    if (row === undefined || row.module_id !== sub) throw new AccessRefusal('TOKEN_INVALID');
    if (row.revoked_at !== null) throw new AccessRefusal('TOKEN_REVOKED', row.module_name);
    if (row.present_name === null) throw new AccessRefusal('MODULE_UNKNOWN', row.module_name);
    const now = this.clock.now();
    if (now - (row.last_used_at ?? 0) >= USE_EVERY) await this.tokens.noteUse(jti, now);
    return {
      kind: 'module',
      workspaceId: currentPrincipal().workspaceId,
      moduleId: sub,
      moduleName: row.present_name,
      scopes: parseScopes(scope) ?? [],
      expiresAt: exp * 1000,
    };
  }

  async #claimsOf(token: string): Promise<Claims> {
    const known = await this.keys.verifying(kidOf(token));
    if (known === null) throw new AccessRefusal('TOKEN_INVALID');
    try {
      const { payload } = await jwtVerify(token, known.key, {
        algorithms: ['RS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        currentDate: new Date(this.clock.now()),
        requiredClaims: ['exp', 'iat'],
      });
      if (known.isRevoked) throw new AccessRefusal('TOKEN_REVOKED');
      return ClaimsSchema.parse(payload);
    } catch (error) {
      if (error instanceof AccessRefusal) throw error;
      // The signature is checked before the expiry, so an expired token was issued here.
      if (error instanceof errors.JWTExpired) throw new AccessRefusal('TOKEN_EXPIRED', nameIn(error.payload));
      throw new AccessRefusal('TOKEN_INVALID');
    }
  }
}

const nameIn = ({ module_name: name }: JWTPayload): string => (typeof name === 'string' ? name : 'unknown');

function kidOf(token: string): string {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    if (alg === 'RS256' && typeof kid === 'string') return kid;
  } catch {
    // A malformed token is refused like a foreign one.
  }
  throw new AccessRefusal('TOKEN_INVALID');
}
