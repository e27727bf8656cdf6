import { SECOND } from '@concordia/domain';
import { textOf } from '../http/json.js';
import type { FileResult, OutgoingFile } from '../port/adapter.js';
import { statusFailure } from './errors.js';
import { callGraph, type GraphAccount, harmless } from './graph.js';

/** Meta's file hosts: files are requested only from these, and only these receive our token. */
const META_HOSTS = ['facebook.com', 'fbsbx.com', 'fbcdn.net', 'cdninstagram.com', 'whatsapp.net', 'whatsapp.com'];

/** Timeout for a whole file, in ms. */
const TIMEOUT = 120 * SECOND;

/** Maximum redirects between Meta's hosts. */
const HOPS = 3;

/** Whether an address is on a Meta host over TLS, or on the peer that replaces it. */
export function isMetaFile(address: string, origin: string | null): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin: from, username, password, port } = new URL(address);
  if (origin !== null) return from === new URL(origin).origin;
  const isMeta = META_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isMeta && protocol === 'https:' && port === '' && username === '' && password === '';
}

/** A WhatsApp file: its id resolves to an address that is valid for five minutes and requires our token. */
export async function openMedia(account: GraphAccount, id: string, signal: AbortSignal): Promise<FileResult> {
  if (!/^\d{1,30}$/.test(id)) return { ok: false, failure: 'rejected', providerCode: null };
  const answer = await callGraph(account, { method: 'GET', path: id }, signal);
  if (!answer.ok) {
    const { failure, providerCode } = harmless(answer);
    return { ok: false, failure, providerCode };
  }
  return download(account, textOf(answer.fields, 'url') ?? '', { authorization: `Bearer ${account.token}` }, signal);
}

/** A Messenger or Instagram file: anyone with the address can open it. */
export const openAddress = (account: GraphAccount, address: string, signal: AbortSignal): Promise<FileResult> =>
  download(account, address, {}, signal);

async function download(
  { fetch, origin }: GraphAccount,
  start: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<FileResult> {
  let address = start;
  try {
    for (let hop = 0; hop <= HOPS; hop += 1) {
      if (!isMetaFile(address, origin)) return { ok: false, failure: 'rejected', providerCode: null };
      const response = await fetch(address, { headers, redirect: 'manual', signal: withTimeout(signal) });
      const next = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || next === null) return contentOf(response);
      await response.body?.cancel();
      address = new URL(next, address).href;
    }
    return { ok: false, failure: 'rejected', providerCode: null };
  } catch {
    signal.throwIfAborted();
    return { ok: false, failure: 'transient', providerCode: null };
  }
}

const withTimeout = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]);

function contentOf({ ok, status, headers, body }: Response): FileResult {
  if (ok && body !== null) return { ok: true, contentType: headers.get('content-type'), content: chunksOf(body) };
  const failure = statusFailure(status);
  return { ok: false, failure: failure === 'unconfirmed' ? 'transient' : failure, providerCode: String(status) };
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

export type MediaKind = 'image' | 'video' | 'audio' | 'file';

export function mediaKindOf(contentType: string): MediaKind {
  const [type] = contentType.split('/');
  return type === 'image' || type === 'video' || type === 'audio' ? type : 'file';
}

export const blobOf = ({ content, contentType }: OutgoingFile): Blob =>
  new Blob([new Uint8Array(content)], { type: contentType });
