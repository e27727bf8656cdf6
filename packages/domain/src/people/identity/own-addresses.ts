import { mailboxKey } from './address.js';

/** How often an archive shows an address in places that suggest its owner. */
export interface AddressEvidence {
  /** In the form of `normalizeAddress`. */
  readonly address: string;
  /** Messages from it in a folder or label of sent email. */
  readonly sentFolder: number;
  /** Messages that name it in Delivered-To or X-Original-To. */
  readonly deliveredTo: number;
  /** Messages with it in To or Cc. */
  readonly to: number;
  /** Messages with it in From. */
  readonly from: number;
}

export interface OwnAddresses {
  /** Most certain first; empty if nothing is certain enough, so that the user must be asked. */
  readonly addresses: readonly string[];
  /** 'proven' by sent email or deliveries, 'likely' if an address appears on both sides, 'unknown' otherwise. */
  readonly confidence: 'proven' | 'likely' | 'unknown';
}

/** The minimum share of sent email for an own address; less is another person's email filed there. */
const SENT_SHARE = 0.1;
/** The minimum share of deliveries for an own address: deliveries also name lists and forwarders. */
const DELIVERED_SHARE = 0.2;
/** Without better evidence, the owner's minimum share of all messages. */
const PRESENCE_SHARE = 0.5;
const FEWEST = 3;

const total = (evidence: readonly AddressEvidence[], count: (one: AddressEvidence) => number): number =>
  evidence.reduce((sum, one) => sum + count(one), 0);

function proven(evidence: readonly AddressEvidence[]): string[] {
  const sent = total(evidence, (one) => one.sentFolder);
  const delivered = total(evidence, (one) => one.deliveredTo);
  const sender = (one: AddressEvidence): boolean => one.sentFolder > 0 && one.sentFolder >= sent * SENT_SHARE;
  const receiver = (one: AddressEvidence): boolean =>
    one.deliveredTo > 0 && one.deliveredTo >= delivered * DELIVERED_SHARE;
  const sure = evidence.filter((one) => sender(one) || receiver(one));
  // One known spelling of a mailbox covers all: Gmail's dots and tags.
  const keys = new Set(sure.map((one) => mailboxKey(one.address)));
  return evidence
    .filter((one) => keys.has(mailboxKey(one.address)))
    .toSorted((a, b) => b.sentFolder - a.sentFolder || b.deliveredTo - a.deliveredTo || b.to + b.from - a.to - a.from)
    .map((one) => one.address);
}

/** The one address on most messages, on both sides of them, and far ahead of the next. */
function likely(evidence: readonly AddressEvidence[], messages: number): string[] {
  const presence = (one: AddressEvidence): number => one.to + one.from;
  const [first, second] = evidence.toSorted((a, b) => presence(b) - presence(a));
  if (first === undefined || presence(first) < Math.max(FEWEST, messages * PRESENCE_SHARE)) return [];
  if (first.to === 0 || (second !== undefined && presence(second) * 1.5 > presence(first))) return [];
  const key = mailboxKey(first.address);
  return evidence.filter((one) => mailboxKey(one.address) === key).map((one) => one.address);
}

/**
 * Infers the owner of an archive from counted evidence, so that every message gets the right direction.
 *
 * Sent folders and delivery headers prove an address. Otherwise, the address on most messages is likely, if it also receives and clearly leads. A
 * wrong guess would reverse every direction, so the result is empty if unclear.
 *
 * @param messages the number of messages counted.
 */
export function inferOwnAddresses(evidence: readonly AddressEvidence[], messages: number): OwnAddresses {
  const sure = proven(evidence);
  if (sure.length > 0) return { addresses: sure, confidence: 'proven' };
  const guess = likely(evidence, messages);
  return guess.length > 0 ? { addresses: guess, confidence: 'likely' } : { addresses: [], confidence: 'unknown' };
}

/** A test for the owner's addresses in all their spellings. */
export function ownAddressTest(ownAddresses: readonly string[]): (address: string) => boolean {
  const keys = new Set(ownAddresses.map(mailboxKey));
  return (address) => keys.has(mailboxKey(address));
}
