import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainFailure } from '../common/domain-failure.js';
import { admit, type ModulePrincipal, type Principal, runAs } from '../database/request-context.js';
import { WorkspaceDatabase } from '../database/workspace-database.js';
import { Workspaces } from '../database/workspaces.js';
import { bringsCredentials } from '../modules/hub/auth/credentials.js';
import { ModuleAccess } from '../modules/hub/auth/module-access.js';
import { hasRestrictedAccounts } from '../modules/platform/members/account-members.repository.js';
import { isForModulesAlone, scopesFor } from './for-modules.js';
import { isWebhook } from './webhook-bodies.js';
import { WriteLimit } from './write-limit.js';

/**
 * Gives every request its principal and workspace. In local mode, a request without credentials to this server's own address comes from the owner of
 * the local workspace; same-site.ts has already rejected foreign hosts and origins. A request with a token or signature is always a module, never the
 * owner, even if authentication fails, and reaches only handlers open to modules. It sees nothing of accounts with members, since it is none of them.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly workspaces: Workspaces,
    private readonly modules: ModuleAccess,
    private readonly db: WorkspaceDatabase,
    private readonly writes: WriteLimit,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    // Provider webhooks may carry credentials of their own, which their routes verify.
    if (bringsCredentials(request.headers) && !isWebhook(request)) return this.#enterAsModule(context);
    if (isForModulesAlone(context.getHandler())) throw unknown(http.getResponse<FastifyReply>());
    const workspaceId = this.workspaces.localId;
    if (workspaceId === undefined) return this.#enter(context);
    return this.#admit({ kind: 'owner', workspaceId }, context);
  }

  async #enter(context: ExecutionContext): Promise<boolean> {
    return this.#admit({ kind: 'owner', workspaceId: await this.workspaces.local() }, context);
  }

  #admit(principal: Principal, context: ExecutionContext, hidesAccounts = false): true {
    admit(principal, hidesAccounts);
    this.writes.check(context);
    return true;
  }

  async #enterAsModule(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const workspaceId = await this.workspaces.local();
    const asSystem = <Result>(work: () => Result): Result => runAs({ kind: 'system', workspaceId }, work);
    const module = await asSystem(() => this.modules.verify(request));
    if (module === null) throw unknown(http.getResponse<FastifyReply>());
    requireScope(module, context, http.getResponse<FastifyReply>());
    return this.#admit(module, context, await asSystem(() => hasRestrictedAccounts(this.db.read)));
  }
}

/** Requests a token with the header of RFC 6750. */
function unknown(reply: FastifyReply): DomainFailure {
  reply.header('www-authenticate', 'Bearer realm="concordia"');
  return new DomainFailure('unauthorized', 'TOKEN_REQUIRED', 'Send a module token, or sign the request.');
}

function requireScope({ scopes }: ModulePrincipal, context: ExecutionContext, reply: FastifyReply): void {
  const wanted = scopesFor(context.getHandler());
  if (wanted.some((scope) => scopes.includes(scope))) return;
  if (wanted.length === 0) throw new DomainFailure('forbidden', 'SCOPE_MISSING', 'Modules cannot call this.');
  reply.header('www-authenticate', `Bearer realm="concordia", error="insufficient_scope", scope="${wanted.join(' ')}"`);
  throw new DomainFailure('forbidden', 'SCOPE_MISSING', `This needs the scope ${wanted.join(' or ')}.`);
}
