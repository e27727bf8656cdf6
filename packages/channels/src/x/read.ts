import { fieldOf, listOf, numberOf } from '../http/json.js';
import type { Discovery, StepResult } from '../port/adapter.js';
import { callX, type XAccount, type XCall } from './client.js';
import type { XRefusal } from './errors.js';
import { ownUser } from './users.js';

export const stepFailed = ({ failure, providerCode, said }: XRefusal): StepResult => ({
  ok: false,
  failure,
  providerCode,
  said,
});

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Posts of the last seven days; `mentions` means posts that mention the account, whatever its name. */
export async function searchPosts(account: XAccount, query: string, signal: AbortSignal): Promise<StepResult> {
  const mine = query === 'mentions' ? await ownUser(account, signal) : null;
  if (mine !== null && !mine.ok) return stepFailed(mine);
  const call: XCall =
    mine === null
      ? { method: 'GET', path: '/2/tweets/search/recent', query: { query, max_results: '10' } }
      : { method: 'GET', path: `/2/users/${mine.id}/mentions`, query: { max_results: '10' } };
  const answer = await callX(account, call, signal);
  if (!answer.ok) return stepFailed(answer);
  const found = numberOf(fieldOf(answer.fields, 'meta'), 'result_count') ?? listOf(answer.fields, 'data').length;
  return { ok: true, message: `X found ${count(found, 'post', 'posts')}.` };
}

const READS = {
  lists: { path: 'owned_lists', one: 'list', many: 'lists' },
  bookmarks: { path: 'bookmarks', one: 'bookmark', many: 'bookmarks' },
} as const;

/** Reads the requested data, which shows whether the scopes list.read and bookmark.read were granted. */
export async function discover(account: XAccount, wanted: Discovery, signal: AbortSignal): Promise<StepResult> {
  const mine = await ownUser(account, signal);
  if (!mine.ok) return stepFailed(mine);
  const found: string[] = [];
  for (const what of ['lists', 'bookmarks'] as const) {
    if (!wanted[what]) continue;
    const { path, one, many } = READS[what];
    const answer = await callX(account, { method: 'GET', path: `/2/users/${mine.id}/${path}` }, signal);
    if (!answer.ok) return stepFailed(answer);
    found.push(count(listOf(answer.fields, 'data').length, one, many));
  }
  if (found.length === 0) {
    return { ok: true, message: 'Nothing to read: the scopes include neither list.read nor bookmark.read.' };
  }
  return { ok: true, message: `Read ${found.join(' and ')} from X.` };
}
