import { AsyncLocalStorage } from 'node:async_hooks';
import type { ModuleScope } from '@concordia/domain';

/** `owner`: the person at this machine, in local mode. `system`: a job or a command of ours. */
interface HousePrincipal {
  readonly kind: 'owner' | 'system';
  readonly workspaceId: string;
}

/** A program that came in with a token or a signature, for what its scopes allow. */
export interface ModulePrincipal {
  readonly kind: 'module';
  readonly workspaceId: string;
  readonly moduleId: string;
  readonly moduleName: string;
  readonly scopes: readonly ModuleScope[];
  /** When its token ends, in ms since the epoch; `null` for a signed request, which stands for itself alone. */
  readonly expiresAt: number | null;
}

/** On whose behalf something is done, and in which workspace. */
export type Principal = HousePrincipal | ModulePrincipal;

interface Context {
  principal: Principal | null;
}

const storage = new AsyncLocalStorage<Context>();

/** Opens the context of one request, still without a principal; the access guard adds it. */
export function runRequest<Result>(work: () => Result): Result {
  return storage.run({ principal: null }, work);
}

/** Runs work on a principal's behalf: a job, a command, a test. */
export function runAs<Result>(principal: Principal, work: () => Result): Result {
  return storage.run({ principal }, work);
}

/** Gives the present request its principal; only the access guard does this. */
export function admit(principal: Principal): void {
  const context = storage.getStore();
  if (context === undefined) throw new Error('There is no request to admit.');
  context.principal = principal;
}

/** @throws Error outside a request, and in one that nobody was admitted to. */
export function currentPrincipal(): Principal {
  const principal = storage.getStore()?.principal;
  if (principal === undefined || principal === null)
    throw new Error('Nobody has been admitted: there is no workspace to work in.');
  return principal;
}

/** The module that asks, or `null` when it is the owner or a job of ours. */
export function currentModule(): ModulePrincipal | null {
  const principal = currentPrincipal();
  return principal.kind === 'module' ? principal : null;
}
