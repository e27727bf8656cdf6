import { SECOND } from '@concordia/domain';
import { AWAY } from './oauth-attempts.js';

/* Identifies the browser that started a sign-in. It is `Lax`: it must be sent when the provider redirects back, and only with such navigations. */

/** What people sign in to; each has routes of its own below `/oauth`. */
export type SignInRoute = 'twitter' | 'mailbox';

const NAME = 'concordia_oauth';
const placeOf = (route: SignInRoute): string => `Path=/oauth/${route}; HttpOnly; SameSite=Lax`;

export const cookieWith = (route: SignInRoute, value: string): string =>
  `${NAME}=${value}; ${placeOf(route)}; Max-Age=${AWAY / SECOND}`;

export const clearedCookie = (route: SignInRoute): string => `${NAME}=; ${placeOf(route)}; Max-Age=0`;

/** @param header `Cookie` as received. @returns an empty string if the cookie is absent. */
export function cookieOf(header: string | undefined): string {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  return pairs.find(([name]) => name === NAME)?.[1] ?? '';
}
