import { SECOND } from '@concordia/domain';
import { AWAY } from './oauth-attempts.js';

/* Identifies the browser that started the login at X. It is `Lax`: it must be sent when X redirects back, and only with such navigations. */

const NAME = 'concordia_oauth';
const PLACE = 'Path=/oauth/twitter; HttpOnly; SameSite=Lax';

export const cookieWith = (value: string): string => `${NAME}=${value}; ${PLACE}; Max-Age=${AWAY / SECOND}`;

export const clearedCookie = (): string => `${NAME}=; ${PLACE}; Max-Age=0`;

/** @param header `Cookie` as received. @returns an empty string if the cookie is absent. */
export function cookieOf(header: string | undefined): string {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  return pairs.find(([name]) => name === NAME)?.[1] ?? '';
}
