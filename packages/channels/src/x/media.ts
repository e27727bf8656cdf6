import { fieldOf, textOf } from '../http/json.js';
import type { FileResult, OutgoingFile } from '../port/adapter.js';
import { callX, type XAccount } from './client.js';
import { refusalOf, type XRefusal } from './errors.js';

/** Image types uploaded in one call. Videos and animations need chunked uploads and processing, which is not supported. */
const PICTURES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/bmp', 'image/tiff']);

/** Maximum image size at X, in bytes. */
const LARGEST = 5 * 1_024 * 1_024;

type Uploaded = { readonly ok: true; readonly id: string } | XRefusal;

const refused = (providerCode: string): XRefusal => ({
  ok: false,
  failure: 'rejected',
  providerCode,
  retryAfterMs: null,
  said: null,
});

/** `POST /2/media/upload`, which responds `{data: {id, media_key, expires_after_secs}}`. Unused uploads expire within a day. */
export async function uploadFile(account: XAccount, file: OutgoingFile, signal: AbortSignal): Promise<Uploaded> {
  if (!PICTURES.has(file.contentType)) return refused('media_type');
  if (file.content.byteLength > LARGEST) return refused('media_too_large');
  const json = {
    media: Buffer.from(file.content).toString('base64'),
    media_category: 'dm_image',
    media_type: file.contentType,
    shared: false,
  };
  const answer = await callX(account, { method: 'POST', path: '/2/media/upload', json }, signal);
  // Nothing was sent yet, so a lost upload can be repeated.
  if (!answer.ok) return answer.failure === 'unconfirmed' ? { ...answer, failure: 'transient' } : answer;
  const id = textOf(fieldOf(answer.fields, 'data'), 'id');
  return id === null ? refused('no_media_id') : { ok: true, id };
}

const lost = (failure: 'transient' | 'rejected', providerCode: string | null): FileResult => ({
  ok: false,
  failure,
  providerCode,
});

/**
 * Fetches a file of a message, or a profile picture. Files of direct messages are private; their old address maps to
 * `GET /2/dm_conversations/media/…`. Others are public at twimg.com, or at the peer. Any other address is refused, because strangers write webhooks.
 */
export async function openFile(account: XAccount, reference: string, signal: AbortSignal): Promise<FileResult> {
  const url = URL.canParse(reference) ? new URL(reference) : null;
  const path = url?.hostname.startsWith('ton.')
    ? /^\/1\.1\/ton\/data\/dm\/(\d+\/\d+\/[\w.-]+)$/.exec(url.pathname)?.[1]
    : undefined;
  if (path !== undefined) {
    const headers = { authorization: `Bearer ${account.token ?? ''}` };
    return fetchFile(account, new URL(`/2/dm_conversations/media/${path}`, account.origin), headers, signal);
  }
  const isPublic = url?.protocol === 'https:' && url.hostname.endsWith('.twimg.com') && url.port === '';
  const isOpen = isPublic || url?.origin === account.origin;
  return url !== null && isOpen ? fetchFile(account, url, {}, signal) : lost('rejected', 'unknown_address');
}

async function fetchFile(
  { fetch, now }: XAccount,
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<FileResult> {
  signal.throwIfAborted();
  try {
    const response = await fetch(url, { headers, redirect: 'manual', signal });
    if (!response.ok || response.body === null) {
      const { failure, providerCode } = refusalOf(response.status, response.headers, await response.text(), now());
      return { ok: false, failure, providerCode };
    }
    return { ok: true, contentType: response.headers.get('content-type'), content: response.body };
  } catch {
    signal.throwIfAborted();
    return lost('transient', null);
  }
}
