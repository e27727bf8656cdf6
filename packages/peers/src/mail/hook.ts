import type { PlayedWebhook } from '../kit/peer.js';

/** A POST to a webhook address; a name and password in it become basic authentication, as in HTTP clients. */
export function postTo(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
): PlayedWebhook {
  const url = new URL(address);
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  return {
    method: 'POST',
    path: `${url.pathname}${url.search}`,
    headers: {
      ...headers,
      ...(credentials !== ':' && { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
    },
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
  };
}

export function withPassword(address: string, password: string): string {
  const url = new URL(address);
  url.username = 'concordia';
  url.password = password;
  return url.href;
}
