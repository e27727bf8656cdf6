import { mailboxKey, normaliseAddress } from '@concordia/domain';
import type { TextOf } from '../../locale';
import type { addressStrings } from '../../strings/addresses';

/** The longest list that the server keeps. */
export const MOST_ADDRESSES = 100;

/** Why an address is not added, in words. */
type Objections = TextOf<typeof addressStrings>['objection'];

export type Addition = { added: readonly string[]; list: readonly string[] } | { objection: string };

/**
 * Adds what a person typed, one address or several, to the list.
 *
 * @returns the list with the new ones at its end, or why nothing was added.
 */
export function addAddresses(list: readonly string[], typed: string, words: Objections): Addition {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  if (parts.length === 0) return { objection: words.nothing };
  const known = new Set(list.map(mailboxKey));
  const added: string[] = [];
  for (const part of parts) {
    const address = normaliseAddress(part);
    if (address === null || !/\.[^.]+$/.test(address)) return { objection: words.invalid(part) };
    if (known.has(mailboxKey(address))) continue;
    known.add(mailboxKey(address));
    added.push(address);
  }
  if (added.length === 0) return { objection: words.known };
  if (list.length + added.length > MOST_ADDRESSES) return { objection: words.full(MOST_ADDRESSES) };
  return { added, list: [...list, ...added] };
}
