import { textOf } from '../../http/json.js';
import type { ProfileResult } from '../../port/adapter.js';
import { callGraph, harmless } from '../graph.js';
import type { Page } from './send.js';

/** The longest name that is kept. */
const LONGEST = 200;

/**
 * Looks up a person by their scoped id (…/messenger-platform/identity/user-profile, …/instagram-messaging/user-profile). Allowed once they wrote; on
 * Instagram a name may be missing, a username is not.
 */
export async function lookUpProfile(
  { account, product }: Page,
  handle: string,
  signal: AbortSignal,
): Promise<ProfileResult> {
  const fields = product.channel === 'instagram' ? 'name,username,profile_pic' : 'name,profile_pic';
  const answer = await callGraph(
    account,
    { method: 'GET', path: encodeURIComponent(handle), query: { fields } },
    signal,
  );
  if (!answer.ok) {
    const { failure, providerCode } = harmless(answer);
    return { ok: false, failure, providerCode };
  }
  const username = textOf(answer.fields, 'username');
  const name = textOf(answer.fields, 'name')?.trim() || (username && `@${username}`);
  return { ok: true, name: name ? name.slice(0, LONGEST) : null, picture: textOf(answer.fields, 'profile_pic') };
}
