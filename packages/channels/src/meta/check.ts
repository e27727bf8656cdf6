import { SECOND } from '@concordia/domain';
import { fieldOf, type JsonFields, listOf, numberOf, textOf } from '../http/json.js';
import type { CheckResult } from '../port/adapter.js';
import { callGraph, type GraphAccount, type GraphRefusal, harmless } from './graph.js';

/** The request that checks whether the token opens an account. */
export interface AccountQuestion {
  readonly path: string;
  readonly fields: string;
  readonly nameOf: (fields: JsonFields) => string;
  /** The permission required to send. */
  readonly permission: string;
}

/** Meta's facts about a token (`debug_token`). */
export interface TokenFacts {
  readonly isValid: boolean;
  /** ms since the epoch; `null` if it does not expire. */
  readonly expiresAt: number | null;
  /** `null` if unknown. */
  readonly permissions: readonly string[] | null;
  /** The accounts that a permission covers; empty for all accounts, or if unknown. */
  readonly targetsOf: (permission: string) => readonly string[];
}

const failed = ({ failure, providerCode, said }: GraphRefusal): CheckResult => ({
  ok: false,
  failure,
  providerCode,
  said,
});

/** Checks access to the account, permission to send, and expiry. */
export async function checkAccount(
  account: GraphAccount,
  { path, fields, nameOf, permission }: AccountQuestion,
  signal: AbortSignal,
): Promise<CheckResult> {
  const answer = await callGraph(account, { method: 'GET', path, query: { fields } }, signal);
  if (!answer.ok) return failed(harmless(answer));
  // Some tokens cannot be inspected; the successful call then suffices.
  const facts = await tokenFacts(account, signal);
  if (facts?.isValid === false) {
    return { ok: false, failure: 'authentication', providerCode: '190', said: 'The token is no longer valid.' };
  }
  if (facts?.permissions?.includes(permission) === false) {
    return { ok: false, failure: 'authentication', providerCode: '10', said: `The token lacks ${permission}.` };
  }
  return { ok: true, account: nameOf(answer.fields), expiresAt: facts?.expiresAt ?? null };
}

/** `GET /debug_token`, with the token inspecting itself; `null` if Meta refuses. */
export async function tokenFacts(account: GraphAccount, signal: AbortSignal): Promise<TokenFacts | null> {
  const query = { input_token: account.token };
  const answer = await callGraph(account, { method: 'GET', path: 'debug_token', query }, signal);
  const data = answer.ok ? fieldOf(answer.fields, 'data') : null;
  if (data === null) return null;
  const scopes: unknown = data.get('scopes');
  const grants = listOf(data, 'granular_scopes');
  return {
    isValid: data.get('is_valid') !== false,
    expiresAt: earliest([numberOf(data, 'expires_at'), numberOf(data, 'data_access_expires_at')]),
    permissions: Array.isArray(scopes) ? scopes.filter((scope) => typeof scope === 'string') : null,
    targetsOf: (permission) => {
      const targets: unknown = grants.find((grant) => textOf(grant, 'scope') === permission)?.get('target_ids');
      return Array.isArray(targets) ? targets.filter((target) => typeof target === 'string') : [];
    },
  };
}

/** Instants in seconds, where 0 means never. */
function earliest(instants: readonly (number | null)[]): number | null {
  const ends = instants.filter((at) => at !== null && at > 0).map((at) => (at ?? 0) * SECOND);
  return ends.length === 0 ? null : Math.min(...ends);
}
