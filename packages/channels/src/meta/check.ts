import { SECOND } from '@concordia/domain';
import { fieldOf, type JsonFields, listOf, numberOf, textOf } from '../http/json.js';
import type { CheckResult } from '../port/adapter.js';
import { callGraph, type GraphAccount, type GraphRefusal, harmless } from './graph.js';

/** What is asked of an account to see that the token opens it. */
export interface AccountQuestion {
  readonly path: string;
  /** The fields to ask for. */
  readonly fields: string;
  /** How Meta calls the account. */
  readonly nameOf: (fields: JsonFields) => string;
  /** The permission without which nothing can be sent. */
  readonly permission: string;
}

/** What Meta says of a token (`debug_token`). */
export interface TokenFacts {
  readonly isValid: boolean;
  /** ms since the epoch; `null` when it does not end. */
  readonly expiresAt: number | null;
  /** `null` when nobody says. */
  readonly permissions: readonly string[] | null;
  /** The accounts that a permission was given for; empty when for all, or when nobody says. */
  readonly targetsOf: (permission: string) => readonly string[];
}

const failed = ({ failure, providerCode, said }: GraphRefusal): CheckResult => ({
  ok: false,
  failure,
  providerCode,
  said,
});

/** Whether the token opens the account, may send, and until when. */
export async function checkAccount(
  account: GraphAccount,
  { path, fields, nameOf, permission }: AccountQuestion,
  signal: AbortSignal,
): Promise<CheckResult> {
  const answer = await callGraph(account, { method: 'GET', path, query: { fields } }, signal);
  if (!answer.ok) return failed(harmless(answer));
  // Not every token may be asked about; what was just seen to work counts then.
  const facts = await tokenFacts(account, signal);
  if (facts?.isValid === false) {
    return { ok: false, failure: 'authentication', providerCode: '190', said: 'The token is not valid any more.' };
  }
  if (facts?.permissions?.includes(permission) === false) {
    return { ok: false, failure: 'authentication', providerCode: '10', said: `The token lacks ${permission}.` };
  }
  return { ok: true, account: nameOf(answer.fields), expiresAt: facts?.expiresAt ?? null };
}

/** `GET /debug_token`, the token asking about itself; `null` when Meta does not tell. */
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

/** Of instants in seconds, where 0 stands for never. */
function earliest(instants: readonly (number | null)[]): number | null {
  const ends = instants.filter((at) => at !== null && at > 0).map((at) => (at ?? 0) * SECOND);
  return ends.length === 0 ? null : Math.min(...ends);
}
