import type { IncomingMessage } from 'node:http';

/** The largest body that is read, in bytes: a file of 16 MB in base64 and its frame fit. */
const LARGEST = 24 * 1024 * 1024;

/** A call as it came. */
export interface PeerCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case; a repeated header is joined with commas. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** @returns the call; `null` when its body is larger than anything that a provider takes. */
export async function readCall(request: IncomingMessage): Promise<PeerCall | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes: Uint8Array = chunk;
    size += bytes.byteLength;
    if (size > LARGEST) return null;
    chunks.push(bytes);
  }
  const url = new URL(request.url ?? '/', 'http://peer');
  const headers = new Map<string, string>();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const body = new Uint8Array(Buffer.concat(chunks));
  return { method: request.method ?? 'GET', path: url.pathname, query: url.searchParams, headers, body };
}

export const bodyText = ({ body }: PeerCall): string => new TextDecoder().decode(body);

/** The fields of a JSON object; `null` when the body is none. */
export function jsonFields(call: PeerCall): ReadonlyMap<string, unknown> | null {
  try {
    return objectFields(JSON.parse(bodyText(call)));
  } catch {
    return null;
  }
}

/** The fields of an object; `null` for everything else. */
export const objectFields = (value: unknown): ReadonlyMap<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : null;

/** The fields of a form, urlencoded or multipart; `null` when the body is none. */
export async function formFields(call: PeerCall): Promise<FormData | null> {
  try {
    const headers = { 'content-type': call.headers.get('content-type') ?? '' };
    return await new Response(call.body, { headers }).formData();
  } catch {
    return null;
  }
}

/** Name and password of HTTP basic authentication. */
export function basicCredentials(call: PeerCall): { readonly user: string; readonly password: string } | null {
  const encoded = /^Basic ([\w+/=]+)$/i.exec(call.headers.get('authorization') ?? '')?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? null : { user: text.slice(0, colon), password: text.slice(colon + 1) };
}

export const bearerToken = (call: PeerCall): string | null =>
  /^Bearer (\S+)$/i.exec(call.headers.get('authorization') ?? '')?.[1] ?? null;
