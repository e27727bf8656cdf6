import type { IncomingMessage } from 'node:http';

/** Maximum body size, in bytes: fits a file of 16 MB in base64 with its envelope. */
const LARGEST = 24 * 1024 * 1024;

export interface PeerCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case; repeated headers are joined with commas. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** @returns the call; `null` if its body is larger than any provider accepts. */
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

/** The fields of a JSON object; `null` for any other body. */
export function jsonFields(call: PeerCall): ReadonlyMap<string, unknown> | null {
  try {
    return objectFields(JSON.parse(bodyText(call)));
  } catch {
    return null;
  }
}

export const objectFields = (value: unknown): ReadonlyMap<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : null;

/** The fields of a form, urlencoded or multipart; `null` for any other body. */
export async function formFields(call: PeerCall): Promise<FormData | null> {
  try {
    const headers = { 'content-type': call.headers.get('content-type') ?? '' };
    return await new Response(call.body, { headers }).formData();
  } catch {
    return null;
  }
}

export function basicCredentials(call: PeerCall): { readonly user: string; readonly password: string } | null {
  const encoded = /^Basic ([\w+/=]+)$/i.exec(call.headers.get('authorization') ?? '')?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? null : { user: text.slice(0, colon), password: text.slice(colon + 1) };
}

export const bearerToken = (call: PeerCall): string | null =>
  /^Bearer (\S+)$/i.exec(call.headers.get('authorization') ?? '')?.[1] ?? null;
