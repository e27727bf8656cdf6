import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { RawWebhook, Verdict, WebhookHead } from '../port/adapter.js';

/** `X-Twilio-Signature`, base64 of 20 bytes; `null` if the header is missing or malformed. */
function signatureOf({ headers }: WebhookHead): string | null {
  const given = headers['x-twilio-signature'];
  return typeof given === 'string' && /^[A-Za-z0-9+/]{27}=$/.test(given) ? given : null;
}

export const hasSignature = (head: WebhookHead): boolean => signatureOf(head) !== null;

/**
 * Whether a webhook is Twilio's: `X-Twilio-Signature` is base64 HMAC-SHA1 over the called address and the sorted form fields. It carries no time, so
 * nothing is ever stale; duplicates are recognized by MessageSid.
 *
 * Source: Twilio documentation, "Webhooks security".
 */
export function verifyTwilio(webhook: RawWebhook, authToken: string): Verdict {
  const { url, body } = webhook;
  const given = signatureOf(webhook);
  if (given === null) return 'forged';
  const bodyHash = queryOf(url).get('bodySHA256');
  if (bodyHash !== null && !isSame(createHash('sha256').update(body).digest('hex'), bodyHash.toLowerCase())) {
    return 'forged';
  }
  const fields = bodyHash === null ? signedFields(new TextDecoder().decode(body)) : '';
  return addressesOf(url).some((address) => isSame(signTwilio(authToken, address, fields), given))
    ? 'genuine'
    : 'forged';
}

/** @param fields as {@link signedFields} writes them. */
const signTwilio = (authToken: string, url: string, fields: string): string =>
  createHmac('sha1', authToken).update(`${url}${fields}`).digest('base64');

/** The form fields sorted by name, each name before each of its values. Repeated values of a name count once, sorted. */
function signedFields(form: string): string {
  const valuesOf = new Map<string, Set<string>>();
  for (const [name, value] of new URLSearchParams(form)) {
    const values = valuesOf.get(name) ?? new Set();
    valuesOf.set(name, values.add(value));
  }
  return [...valuesOf.keys()]
    .sort()
    .flatMap((name) => [...(valuesOf.get(name) ?? [])].sort().map((value) => `${name}${value}`))
    .join('');
}

const STANDARD_PORTS: ReadonlyMap<string, string> = new Map([
  ['https', '443'],
  ['http', '80'],
]);

/** The address as it is, without a port, and with the default port: Twilio is inconsistent about ports. */
function addressesOf(url: string): readonly string[] {
  const [, scheme = '', authority = '', rest = ''] = /^(https?):\/\/([^/?#]*)(.*)$/s.exec(url) ?? [];
  const host = authority.replace(/:\d+$/, '');
  const port = STANDARD_PORTS.get(scheme);
  return port === undefined ? [url] : [url, `${scheme}://${host}${rest}`, `${scheme}://${host}:${port}${rest}`];
}

const queryOf = (url: string): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Compares the texts, not the decoded bytes: two base64 texts can decode to the same bytes. */
function isSame(ours: string, theirs: string): boolean {
  const [a, b] = [Buffer.from(ours), Buffer.from(theirs)];
  return a.length === b.length && timingSafeEqual(a, b);
}
