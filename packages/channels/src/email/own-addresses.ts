import type { MailHeaders } from './types.js';

/** Weights of headers that name the owner outright. */
const SENT = 6;
const DELIVERED = 4;
/** An address named outright counts when it gathered this share of what the strongest one gathered: a list that adds its own Delivered-To stays below. */
const SHARE = 0.15;
/** Without such headers the owner is who takes part in this share of the messages… */
const PARTICIPATION = 0.6;
/** …of at least this many, and clearly ahead of the next. */
const MINIMUM_MESSAGES = 4;
const LEAD = 0.85;
const MAX_KNOWN = 50_000;

/**
 * Gathers evidence, message by message, for which addresses belong to the owner of a mailbox.
 *
 * Mail in a sent folder is written by the owner, and the topmost Delivered-To names the mailbox. Where exports say neither, the owner is the
 * one person who takes part in nearly every message, as author or recipient; when two do, nothing is claimed.
 */
export class OwnAddressTally {
  private readonly named = new Map<string, number>();
  private readonly participations = new Map<string, number>();
  private messages = 0;

  /** Counts one message. Spam says nothing: its headers are lies. */
  add(mail: MailHeaders): void {
    if (mail.flags.folder === 'spam') return;
    this.messages++;
    const from = mail.from?.address ?? null;
    const mine = mail.flags.folder === 'sent' || mail.flags.folder === 'drafts' ? from : null;
    const delivered = mail.deliveredTo[0];
    if (mine !== null) bump(this.named, mine, SENT);
    else if (delivered !== undefined) bump(this.named, delivered, DELIVERED);
    const people = new Set([
      from,
      ...[...mail.to, ...mail.cc, ...mail.bcc].slice(0, 50).map((mailbox) => mailbox.address),
    ]);
    for (const address of people) if (address !== null) bump(this.participations, address, 1);
  }

  /** The owner's addresses, strongest evidence first; at most ten, and none rather than a wrong one. */
  own(): string[] {
    const named = ranked(this.named);
    const strongest = named[0]?.[1] ?? 0;
    if (strongest > 0) {
      return named
        .filter(([, points]) => points >= strongest * SHARE)
        .map(([address]) => address)
        .slice(0, 10);
    }
    const [first, second] = ranked(this.participations);
    if (!first || this.messages < MINIMUM_MESSAGES || first[1] < this.messages * PARTICIPATION) return [];
    return second && second[1] > first[1] * LEAD ? [] : [first[0]];
  }
}

function ranked(map: Map<string, number>): [string, number][] {
  return [...map].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** Circulars to ever new recipients must not fill the memory: beyond the limit strangers are not added, known ones go on. */
function bump(map: Map<string, number>, key: string, by: number): void {
  if (map.size < MAX_KNOWN || map.has(key)) map.set(key, (map.get(key) ?? 0) + by);
}
