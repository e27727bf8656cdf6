import { HOUR } from '@concordia/domain';
import { fieldOf, textOf } from '../http/json.js';
import { callX, type XAccount } from './client.js';
import type { XRefusal } from './errors.js';

export type FoundUser = { readonly ok: true; readonly id: string } | XRefusal;

/** Finds a person's number by number or by the name after the @. */
export type FindUser = (handle: string, signal: AbortSignal) => Promise<FoundUser>;

/** Names change hands, so a lookup is cached for this long, in ms. */
const TRUSTED = HOUR;

/** Maximum cached names. */
const REMEMBERED = 1_000;

const NOBODY: XRefusal = {
  ok: false,
  failure: 'recipient_unreachable',
  providerCode: 'no_such_name',
  retryAfterMs: null,
  said: null,
};

/** Looks people up by `GET /2/users/by/username/{name}`, and caches them for an hour: lookups are rate-limited like sends. */
export function userFinder(account: XAccount): FindUser {
  const known = new Map<string, { readonly id: string; readonly until: number }>();
  return async (handle, signal) => {
    const name = handle.trim().replace(/^@/, '').toLowerCase();
    if (/^\d{1,19}$/.test(name)) return { ok: true, id: name };
    if (!/^[a-z0-9_]{1,15}$/.test(name)) return NOBODY;
    const remembered = known.get(name);
    if (remembered !== undefined && remembered.until > account.now()) return { ok: true, id: remembered.id };
    const answer = await callX(account, { method: 'GET', path: `/2/users/by/username/${name}` }, signal);
    if (!answer.ok) return answer;
    const id = textOf(fieldOf(answer.fields, 'data'), 'id');
    if (id === null || !/^\d{1,19}$/.test(id)) return NOBODY;
    known.delete(name);
    known.set(name, { id, until: account.now() + TRUSTED });
    if (known.size > REMEMBERED) known.delete(known.keys().next().value ?? '');
    return { ok: true, id };
  };
}

export type OwnUser = { readonly ok: true; readonly id: string; readonly username: string } | XRefusal;

/** The token's user: `GET /2/users/me`. */
export async function ownUser(account: XAccount, signal: AbortSignal): Promise<OwnUser> {
  const answer = await callX(account, { method: 'GET', path: '/2/users/me' }, signal);
  if (!answer.ok) return answer;
  const data = fieldOf(answer.fields, 'data');
  const id = textOf(data, 'id');
  const username = textOf(data, 'username');
  return id === null || username === null
    ? { ok: false, failure: 'transient', providerCode: 'no_user', retryAfterMs: null, said: null }
    : { ok: true, id, username };
}
