import { createHash, timingSafeEqual } from 'node:crypto';
import type { Verdict, WebhookHead } from '../port/adapter.js';

/** Compares two strings in constant time, hiding both length and position of a difference. */
export function sameSecret(ours: string, theirs: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(ours), digest(theirs));
}

/**
 * For providers that sign nothing: checks the password in the webhook address, which HTTP clients send as basic authentication (RFC 7617). The user
 * name is ignored. Without a password, every call is refused.
 */
export function verifyPassword({ headers }: WebhookHead, password: string): Verdict {
  const { authorization } = headers;
  const encoded = typeof authorization === 'string' ? /^Basic\s+([\w+/=-]{1,1000})$/i.exec(authorization)?.[1] : null;
  const given = Buffer.from(encoded ?? '', 'base64').toString('utf8');
  const colon = given.indexOf(':');
  const isSame = sameSecret(password, given.slice(colon + 1));
  return isSame && password !== '' && colon >= 0 ? 'genuine' : 'forged';
}

/** The webhook address including the password, for providers configured by address. */
export function addressWithPassword(webhookUrl: string, password: string): string {
  const url = new URL(webhookUrl);
  url.username = 'concordia';
  url.password = password;
  return url.href;
}
