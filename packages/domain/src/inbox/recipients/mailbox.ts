import { domainOf, mailboxKey, normalizeAddress } from '../../people/identity/address.js';

/** One mailbox of a header. */
export interface Mailbox {
  readonly name: string | null;
  /** `null` for a name without an address, such as an undisclosed group. */
  readonly address: string | null;
}

/** A mailbox that can be written to. */
export interface Recipient extends Mailbox {
  readonly address: string;
}

/**
 * A key under which two spellings of one address are equal: case, Unicode form, and an internationalized domain or its ASCII form (RFC 5891). Tags
 * differ. `null` if it is no address.
 */
export function recipientKey(written: string): string | null {
  const address = normalizeAddress(written);
  if (address === null) return null;
  const domain = domainOf(address);
  const ascii = URL.parse(`http://${domain}`)?.hostname ?? domain;
  return `${address.slice(0, -domain.length)}${ascii}`;
}

/** More than 64 characters before the @ are in no mailbox (RFC 5321, 4.5.3.1.1); quoted local parts are not offered by any provider. */
const DELIVERABLE = /^[^\s@<>(),;:\\"[\]\p{Cc}]{1,64}@[^\s@<>(),;:\\"[\]\p{Cc}]+\.[^\s@<>(),;:\\"[\].\p{Cc}]{2,}$/u;

/** Whether email can be sent to what somebody wrote. */
export const canReceiveEmail = (address: string): boolean =>
  DELIVERABLE.test(address) && recipientKey(address) !== null;

/** Like {@link recipientKey}, but an address with a tag is the address itself. */
function ownKey(written: string): string | null {
  const key = recipientKey(written);
  return key === null ? null : mailboxKey(key.replace(/^([^+]+)\+.*(?=@)/, '$1'));
}

/** Whether an address is one of ours, with or without a tag. */
export function ownTest(ourAddresses: readonly string[]): (one: Mailbox) => boolean {
  const ours = new Set(ourAddresses.map(ownKey));
  ours.delete(null);
  return ({ address }) => address !== null && ours.has(ownKey(address));
}

/** Those that have an address, once each; `taken` has the keys of those named before, and is added to. */
export function distinct(mailboxes: readonly Mailbox[], taken: Set<string> = new Set()): Recipient[] {
  return mailboxes.flatMap(({ name, address }) => {
    const key = address === null ? null : recipientKey(address);
    if (address === null || key === null || taken.has(key)) return [];
    taken.add(key);
    return [{ name, address }];
  });
}

export const keysOf = (mailboxes: readonly Mailbox[]): Set<string> => {
  const keys = new Set<string>();
  distinct(mailboxes, keys);
  return keys;
};
