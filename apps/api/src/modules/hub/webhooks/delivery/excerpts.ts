import { withoutSecrets } from '../../../../common/excerpt.js';
import type { OutboundEvent } from './outbound-event.js';

/** Maximum length of an excerpt, in characters. */
const LONGEST = 1_000;

/** Beginning of the request. Omits signatures and the URL's query, which may hold a key. */
export function requestExcerpt(event: OutboundEvent, url: URL | null, at: number): string {
  const lines = [
    `POST ${url?.pathname ?? '/'}`,
    'content-type: application/json',
    `webhook-id: ${event.id}`,
    `webhook-timestamp: ${Math.floor(at / 1_000)}`,
    '',
    new TextDecoder().decode(event.body.subarray(0, LONGEST)),
  ];
  return shortened(lines.join('\n'));
}

export const responseExcerpt = (text: string): string => shortened(text);

/** PostgreSQL cannot store NUL. */
const shortened = (text: string): string =>
  withoutSecrets(text.slice(0, LONGEST).replaceAll('\0', '')).slice(0, LONGEST).toWellFormed();
