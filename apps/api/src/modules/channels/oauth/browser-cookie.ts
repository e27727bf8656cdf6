import { SECOND } from '@concordia/domain';
import { AWAY } from './oauth-attempts.js';

/*
 * The cookie that tells the browser which left for X from any other. `Lax`, since it has to come along when X sends the browser back, and with
 * nothing but such navigations.
 */

const NAME = 'concordia_oauth';
const PLACE = 'Path=/oauth/twitter; HttpOnly; SameSite=Lax';

export const cookieWith = (value: string): string => `${NAME}=${value}; ${PLACE}; Max-Age=${AWAY / SECOND}`;

export const clearedCookie = (): string => `${NAME}=; ${PLACE}; Max-Age=0`;

/** @param header `Cookie`, as it came. @returns empty when it is not there. */
export function cookieOf(header: string | undefined): string {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  return pairs.find(([name]) => name === NAME)?.[1] ?? '';
}
