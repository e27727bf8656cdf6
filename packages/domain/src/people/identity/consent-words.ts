import type { Consent } from './consent.js';

/** Opt-out and opt-in keywords of carriers, if alone in a message. */
const OUT: ReadonlySet<string> = new Set([
  'STOP',
  'STOPALL',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'REVOKE',
  'OPTOUT',
]);
const IN: ReadonlySet<string> = new Set(['START', 'YES', 'UNSTOP']);

/** Consent expressed by an SMS that consists of a single keyword; `null` for all others. */
export function consentWord(text: string): Exclude<Consent, 'unknown'> | null {
  const word = text
    .trim()
    .replace(/[.!]+$/u, '')
    .toUpperCase();
  if (OUT.has(word)) return 'out';
  return IN.has(word) ? 'in' : null;
}
