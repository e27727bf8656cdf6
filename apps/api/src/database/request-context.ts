import { AsyncLocalStorage } from 'node:async_hooks';
import type { ModuleScope } from '@concordia/domain';

/** `owner`: the person at this machine, in local mode. `system`: an internal job or command. */
interface HousePrincipal {
  readonly kind: 'owner' | 'system';
  readonly workspaceId: string;
}

/** A program authenticated by token or signature, limited to its scopes. */
export interface ModulePrincipal {
  readonly kind: 'module';
  readonly workspaceId: string;
  readonly moduleId: string;
  readonly moduleName: string;
  readonly scopes: readonly ModuleScope[];
  /** When its token expires, in ms since the epoch; `null` for a signed request, which authenticates only itself. */
  readonly expiresAt: number | null;
}

/** Who acts, and in which workspace. */
export type Principal = HousePrincipal | ModulePrincipal;

interface Context {
  principal: Principal | null;
  /** Whether it sees nothing of accounts with members. */
  hidesAccounts: boolean;
}

const storage = new AsyncLocalStorage<Context>();

/** Opens a request's context without a principal; the access guard adds it. */
export function runRequest<Result>(work: () => Result): Result {
  return storage.run({ principal: null, hidesAccounts: false }, work);
}

/** Runs work as a principal: a job, a command, a test. It sees all accounts. */
export function runAs<Result>(principal: Principal, work: () => Result): Result {
  return storage.run({ principal, hidesAccounts: false }, work);
}

/**
 * Sets the request's principal; only the access guard calls this.
 *
 * @param hidesAccounts whether it is kept out of accounts with members.
 */
export function admit(principal: Principal, hidesAccounts: boolean): void {
  const context = storage.getStore();
  if (context === undefined) throw new Error('There is no request to admit.');
  context.principal = principal;
  context.hidesAccounts = hidesAccounts;
}

/** @throws Error outside a request, and before the access guard has admitted it. */
export function currentPrincipal(): Principal {
  const principal = storage.getStore()?.principal;
  if (principal === undefined || principal === null)
    throw new Error('No principal is set, so there is no workspace to work in.');
  return principal;
}

/** Whether the current request sees nothing of accounts with members. */
export const hidesAccounts = (): boolean => storage.getStore()?.hidesAccounts ?? false;

/** The calling module; `null` for the owner or an internal job. */
export function currentModule(): ModulePrincipal | null {
  const principal = currentPrincipal();
  return principal.kind === 'module' ? principal : null;
}
