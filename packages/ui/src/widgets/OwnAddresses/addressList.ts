import { mailboxKey, normaliseAddress } from '@concordia/domain';

/** The longest list that the server keeps. */
export const MOST_ADDRESSES = 100;

export type Addition = { added: readonly string[]; list: readonly string[] } | { objection: string };

/**
 * Adds what a person typed, one address or several, to the list.
 *
 * @returns the list with the new ones at its end, or why nothing was added.
 */
export function addAddresses(list: readonly string[], typed: string): Addition {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  if (parts.length === 0) return { objection: 'Type an address first.' };
  const known = new Set(list.map(mailboxKey));
  const added: string[] = [];
  for (const part of parts) {
    const address = normaliseAddress(part);
    if (address === null || !/\.[^.]+$/.test(address)) return { objection: `“${part}” is not an e-mail address.` };
    if (known.has(mailboxKey(address))) continue;
    known.add(mailboxKey(address));
    added.push(address);
  }
  if (added.length === 0) return { objection: 'That address is on the list already.' };
  if (list.length + added.length > MOST_ADDRESSES) return { objection: `${MOST_ADDRESSES} addresses are the most.` };
  return { added, list: [...list, ...added] };
}
