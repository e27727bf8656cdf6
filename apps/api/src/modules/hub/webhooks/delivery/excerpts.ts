import { withoutSecrets } from '../../../../common/excerpt.js';
import type { OutboundEvent } from './outbound-event.js';

/** Of a request and of an answer, in characters. */
const LONGEST = 1_000;

/** The beginning of what was sent. Signatures are left out, and the query of the address: it may hold a key. */
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

/** The beginning of what was answered. */
export const responseExcerpt = (text: string): string => shortened(text);

/** PostgreSQL stores no NUL. */
const shortened = (text: string): string =>
  withoutSecrets(text.slice(0, LONGEST).replaceAll('\0', '')).slice(0, LONGEST).toWellFormed();
