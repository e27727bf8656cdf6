import type { ConnectionAuth, Protected } from '@concordia/contract/hub';
import { MODULE_SCOPES, SIGNING_CONTEXT } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import { currentModule } from '../../../database/request-context.js';
import { HubKeys, JWKS_CACHE_MS, TOKEN_LIFE_MS } from './keys.service.js';
import { AUDIENCE, ISSUER } from './tokens.service.js';

/** Outside `/api`, as RFC 8615 requires. */
const JWKS_PATH = '/.well-known/jwks.json';

@Injectable()
export class HubAuthService {
  constructor(private readonly keys: HubKeys) {}

  async describe(): Promise<ConnectionAuth> {
    return {
      issuer: ISSUER,
      audience: AUDIENCE,
      algorithm: 'RS256',
      expires_in_seconds: TOKEN_LIFE_MS / 1000,
      jwks_path: JWKS_PATH,
      jwks_cache_seconds: JWKS_CACHE_MS / 1000,
      signing_context: SIGNING_CONTEXT,
      scopes: [...MODULE_SCOPES],
      keys: await this.keys.list(),
    };
  }

  protected(): Protected {
    const module = currentModule();
    // The guard only lets modules reach this.
    if (module === null) throw new DomainFailure('unauthorized', 'TOKEN_REQUIRED', 'Send a module token.');
    const { moduleName, scopes, expiresAt } = module;
    return {
      module_name: moduleName,
      scopes: [...scopes],
      expires_at: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    };
  }
}
