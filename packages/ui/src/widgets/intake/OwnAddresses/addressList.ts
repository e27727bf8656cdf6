import { mailboxKey, normaliseAddress } from '@concordia/domain';
import type { TextOf } from '../../../locale';
import type { addressStrings } from '../../../strings/generated/address';

/** The longest list that the server keeps. */
export const MOST_ADDRESSES = 100;

/** Why an address is not added, in words. */
type Objections = TextOf<typeof addressStrings>['objection'];

/** An address in the form in which it is kept. */
export const asKept = (typed: string): string => normaliseAddress(typed) ?? typed;

/** Why a text is not added to the list: it is no address, or one whose mail already counts. `null` when nothing is wrong with it. */
export function objectionTo(typed: string, list: readonly string[], words: Objections): string | null {
  const address = normaliseAddress(typed);
  if (address === null || !/\.[^.]+$/.test(address)) return words.invalid({ typed });
  if (list.some((one) => mailboxKey(one) === mailboxKey(address))) return words.known;
  return list.length >= MOST_ADDRESSES ? words.full({ most: MOST_ADDRESSES }) : null;
}
