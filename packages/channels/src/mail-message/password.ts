import { createHash, timingSafeEqual } from 'node:crypto';
import type { Verdict, WebhookHead } from '../port/adapter.js';

/** Whether two texts are the same, in a time that tells nothing of where they differ or how long they are. */
export function sameSecret(ours: string, theirs: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(ours), digest(theirs));
}

/**
 * For providers that sign nothing: the password of the address that they were given, which HTTP clients send as basic authentication
 * (RFC 7617). The user's name does not matter. Nobody gets in while there is no password.
 */
export function verifyPassword({ headers }: WebhookHead, password: string): Verdict {
  const { authorization } = headers;
  const encoded = typeof authorization === 'string' ? /^Basic\s+([\w+/=-]{1,1000})$/i.exec(authorization)?.[1] : null;
  const given = Buffer.from(encoded ?? '', 'base64').toString('utf8');
  const colon = given.indexOf(':');
  const isSame = sameSecret(password, given.slice(colon + 1));
  return isSame && password !== '' && colon >= 0 ? 'genuine' : 'forged';
}

/** The address with the password inside, for providers that are told where to call. */
export function addressWithPassword(webhookUrl: string, password: string): string {
  const url = new URL(webhookUrl);
  url.username = 'concordia';
  url.password = password;
  return url.href;
}
