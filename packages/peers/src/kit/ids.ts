import { createHash } from 'node:crypto';

const ALPHABETS = {
  hex: '0123456789abcdef',
  digits: '0123456789',
  word: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
} as const;

/** @param random in [0, 1). */
export function randomId(random: () => number, alphabet: keyof typeof ALPHABETS, length: number): string {
  const letters = ALPHABETS[alphabet];
  return Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');
}

/** A deterministic hex id: a provider that recognizes idempotency keys returns the same one even after a restart. */
export const keyedId = (parts: readonly string[], length: number): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, length);

/** The start of counting. */
const EPOCH = Date.UTC(2024, 0, 1);

/** Increasing ids, also across restarts; safe integers until the year 4878. At most a hundred per second in the long run. */
export function growingIds(now: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Math.floor((now() - EPOCH) / 10));
    return last;
  };
}
