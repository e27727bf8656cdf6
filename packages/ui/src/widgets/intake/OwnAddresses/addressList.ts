import { mailboxKey, normalizeAddress } from '@concordia/domain';
import type { TextOf } from '../../../locale';
import type { addressStrings } from '../../../strings/generated/address';

/** The server's limit. */
export const MOST_ADDRESSES = 100;

type Objections = TextOf<typeof addressStrings>['objection'];

/** Normalizes an address as the server does. */
export const asKept = (typed: string): string => normalizeAddress(typed) ?? typed;

/** Why a text cannot be added: not an address, or already covered by the list. `null` if it can. */
export function objectionTo(typed: string, list: readonly string[], words: Objections): string | null {
  const address = normalizeAddress(typed);
  if (address === null || !/\.[^.]+$/.test(address)) return words.invalid({ typed });
  if (list.some((one) => mailboxKey(one) === mailboxKey(address))) return words.known;
  return list.length >= MOST_ADDRESSES ? words.full({ most: MOST_ADDRESSES }) : null;
}
