import type { PageQuery } from '@concordia/contract';
import type { HubToken, IssuedToken, TokenRequest } from '@concordia/contract/hub';
import { parseScopes } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import type { Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AuditLog } from './audit-log.js';
import { HubKeys, TOKEN_LIFE_MS } from './keys.service.js';
import { HubTokensRepository, type TokenRow } from './tokens.repository.js';

/** The `iss` and `aud` claims. They are the same in every installation; the keys differ. */
export const ISSUER = 'concordia';
export const AUDIENCE = 'concordia-api';

@Injectable()
export class HubTokens {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly tokens: HubTokensRepository,
    private readonly keys: HubKeys,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list(query: PageQuery): Promise<Page<HubToken>> {
    const rows = await this.tokens.page(query.limit + 1, cursorOf(query));
    const total = await this.tokens.count();
    return pageFrom(rows, query.limit, total, ({ issued_at: at, id }) => ({ at, id }), tokenOf);
  }

  /** @throws DomainFailure `not-found` if the module is not registered. */
  async issue({ module_name: name, scope: wanted }: TokenRequest): Promise<IssuedToken> {
    const module = await this.tokens.moduleNamed(name);
    if (module === undefined) throw new DomainFailure('not-found', 'MODULE_NOT_FOUND', 'The module was not found.');
    const scope = (parseScopes(wanted) ?? []).join(' ');
    const { kid, privateKey } = await this.keys.signing('RS256');
    // Claims are in whole seconds.
    const issuedAt = Math.floor(this.clock.now() / 1000) * 1000;
    const expiresAt = issuedAt + TOKEN_LIFE_MS;
    const jti = this.ids.next();
    const token = await new SignJWT({ module_name: module.name, scope })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(module.id)
      .setJti(jti)
      .setIssuedAt(issuedAt / 1000)
      .setExpirationTime(expiresAt / 1000)
      .sign(privateKey);
    await this.db.write(async (tx) => {
      await this.tokens.insert(tx, {
        id: jti,
        module_id: module.id,
        module_name: module.name,
        scope,
        kid,
        issued_at: issuedAt,
        expires_at: expiresAt,
      });
      await this.audit.record(tx, { action: 'token.issued', subject: module.name, detail: scope });
    });
    return { access_token: token, token_type: 'Bearer', expires_in: TOKEN_LIFE_MS / 1000, scope, jti };
  }

  /** Revokes a token immediately. Revoking it again changes nothing. */
  async revoke(jti: string): Promise<HubToken> {
    const token = await this.#get(jti);
    await this.db.write(async (tx) => {
      if (!(await this.tokens.revoke(tx, jti, this.clock.now()))) return;
      await this.audit.record(tx, { action: 'token.revoked', subject: token.module_name, detail: jti });
    });
    return tokenOf(await this.#get(jti));
  }

  async revokeOfModule(
    tx: WorkspaceTransaction,
    module: { readonly id: string; readonly name: string },
  ): Promise<void> {
    const count = await this.tokens.revokeOfModule(tx, module.id, this.clock.now());
    if (count === 0) return;
    const detail = count === 1 ? '1 token' : `${count} tokens`;
    await this.audit.record(tx, { action: 'token.revoked', subject: module.name, detail });
  }

  async #get(jti: string): Promise<TokenRow> {
    const row = await this.tokens.find(jti);
    if (row === undefined) throw new DomainFailure('not-found', 'TOKEN_NOT_FOUND', 'The token was not found.');
    return row;
  }
}

const instantOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

const tokenOf = (row: TokenRow): HubToken => ({
  jti: row.id,
  module_name: row.module_name,
  scope: row.scope,
  issued_at: new Date(row.issued_at).toISOString(),
  expires_at: new Date(row.expires_at).toISOString(),
  revoked_at: instantOf(row.revoked_at),
  last_used_at: instantOf(row.last_used_at),
});
