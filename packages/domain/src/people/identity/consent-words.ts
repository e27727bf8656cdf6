import type { Consent } from './consent.js';

/** What carriers take as an opt-out and as an opt-in, alone in a message. */
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

/** What an SMS says about consent: a message that is one of the words and nothing else. `null` for all others. */
export function consentWord(text: string): Exclude<Consent, 'unknown'> | null {
  const word = text
    .trim()
    .replace(/[.!]+$/u, '')
    .toUpperCase();
  if (OUT.has(word)) return 'out';
  return IN.has(word) ? 'in' : null;
}
