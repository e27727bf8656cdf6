import { mailboxKey } from './address.js';

/** How often an archive shows an address in the places that give its owner away. */
export interface AddressEvidence {
  /** In the form of `normaliseAddress`. */
  readonly address: string;
  /** Messages from it in a folder, or under a label, of sent mail. */
  readonly sentFolder: number;
  /** Messages whose Delivered-To or X-Original-To names it. */
  readonly deliveredTo: number;
  /** Messages with it under To or Cc. */
  readonly to: number;
  /** Messages with it under From. */
  readonly from: number;
}

export interface OwnAddresses {
  /** Best proven first; empty when nothing is sure enough, and the owner has to be asked. */
  readonly addresses: readonly string[];
  /** 'proven' by sent mail or deliveries, 'likely' by who appears on both sides, 'unknown' otherwise. */
  readonly confidence: 'proven' | 'likely' | 'unknown';
}

/** An own address sends at least this share of the sent mail; less is somebody's mail that was filed there. */
const SENT_SHARE = 0.1;
/** Deliveries also name lists and forwarders: an own address gets at least this share of them. */
const DELIVERED_SHARE = 0.2;
/** In an archive without better evidence, its owner is on this share of all messages or more. */
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
  // A mailbox known by one spelling is known by all: dots and tags of Gmail.
  const keys = new Set(sure.map((one) => mailboxKey(one.address)));
  return evidence
    .filter((one) => keys.has(mailboxKey(one.address)))
    .toSorted((a, b) => b.sentFolder - a.sentFolder || b.deliveredTo - a.deliveredTo || b.to + b.from - a.to - a.from)
    .map((one) => one.address);
}

/** The one address that is on most messages, on both sides of them, and far ahead of the next. */
function likely(evidence: readonly AddressEvidence[], messages: number): string[] {
  const presence = (one: AddressEvidence): number => one.to + one.from;
  const [first, second] = evidence.toSorted((a, b) => presence(b) - presence(a));
  if (first === undefined || presence(first) < Math.max(FEWEST, messages * PRESENCE_SHARE)) return [];
  if (first.to === 0 || (second !== undefined && presence(second) * 1.5 > presence(first))) return [];
  const key = mailboxKey(first.address);
  return evidence.filter((one) => mailboxKey(one.address) === key).map((one) => one.address);
}

/**
 * Whose mailbox an archive is, from counted evidence, so that every message gets its right direction.
 *
 * Sent folders and delivery headers prove an address; else the one that is on most messages, as receiver too, and clearly more often than any
 * other, is likely. A wrong guess would turn every direction around, so where it is not clear the result is empty.
 *
 * @param messages how many messages the evidence was counted over.
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
