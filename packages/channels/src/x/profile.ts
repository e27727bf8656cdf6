import { fieldOf, textOf } from '../http/json.js';
import type { ProfileResult } from '../port/adapter.js';
import { callX, type XAccount } from './client.js';

/** What X shows of people who chose no picture. */
const NONE = '/default_profile_images/';

/** A person's current picture, 73 pixels along each side (docs.x.com: the field `profile_image_url`). Webhooks tell names; groups have no picture. */
export async function lookUpOnX(account: XAccount, handle: string, signal: AbortSignal): Promise<ProfileResult> {
  const path = pathOf(handle.trim().replace(/^@/, ''));
  if (path === null) return { ok: true, name: null, picture: null };
  const query = { 'user.fields': 'profile_image_url' };
  const answer = await callX(account, { method: 'GET', path, query }, signal);
  if (!answer.ok) return { ok: false, failure: answer.failure, providerCode: answer.providerCode };
  const address = textOf(fieldOf(answer.fields, 'data'), 'profile_image_url');
  const picture = address === null || address.includes(NONE) ? null : address.replace(/_normal(?=\.\w+$)/, '_bigger');
  return { ok: true, name: null, picture };
}

/** Contacts are known by the name after the @, or by their number. */
function pathOf(name: string): string | null {
  if (/^\d{1,19}$/.test(name)) return `/2/users/${name}`;
  return /^\w{1,15}$/.test(name) ? `/2/users/by/username/${name}` : null;
}
