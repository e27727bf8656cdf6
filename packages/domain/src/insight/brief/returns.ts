import { type Arm, meanOf, posterior } from '../../delivery/experiments/arm.js';
import type { Direction } from '../../inbox/priority/facts.js';
import { DAY } from '../../shared/time/units.js';

export interface ExchangedMessage {
  readonly contactId: string;
  readonly direction: Direction;
  /** ms since the epoch. */
  readonly at: number;
}

/** A reply counts if it came within this time, in ms. */
const ANSWERED_WITHIN = 2 * DAY;

/** A contact returned if they wrote again within this time after that, in ms. */
const RETURNED_WITHIN = 30 * DAY;

/** Known outcomes needed on each side before the measured difference is used. */
export const RETURNS_NEEDED = 20;

/** The assumed effect of a reply until then, as a probability. */
const ASSUMED = 0.1;

/** The minimum effect. */
const LEAST = 0.01;

/**
 * Counts contacts who wrote again within thirty days: of those answered within two days, and of those not.
 *
 * Each run of their messages counts once, by its first message. Runs with an unknown outcome are omitted. A higher return rate of answered contacts
 * is not necessarily caused by the reply.
 *
 * @param messages personal ones, grouped by contact, each group in chronological order.
 */
export function returnsIn(messages: Iterable<ExchangedMessage>, now: number): { answered: Arm; unanswered: Arm } {
  const found = { answered: { trials: 0, successes: 0 }, unanswered: { trials: 0, successes: 0 } };
  let open: { contactId: string; askedAt: number; isAnswered: boolean; isBack: boolean } | null = null;
  const close = () => {
    if (open === null || open.askedAt + ANSWERED_WITHIN + RETURNED_WITHIN > now) return;
    const arm = found[open.isAnswered ? 'answered' : 'unanswered'];
    arm.trials += 1;
    arm.successes += Number(open.isBack);
  };
  for (const { contactId, direction, at } of messages) {
    if (open !== null && (open.contactId !== contactId || at > open.askedAt + ANSWERED_WITHIN + RETURNED_WITHIN)) {
      close();
      open = null;
    }
    if (open === null) {
      if (direction === 'inbound') open = { contactId, askedAt: at, isAnswered: false, isBack: false };
    } else if (at <= open.askedAt + ANSWERED_WITHIN) {
      if (direction === 'outbound') open.isAnswered = true;
    } else if (direction === 'inbound') open.isBack = true;
  }
  close();
  return found;
}

/** How much a reply raises the probability that a contact writes again, and the data behind it. */
export function answerWorth({ answered, unanswered }: { readonly answered: Arm; readonly unanswered: Arm }): {
  readonly chance: number;
  readonly basis: string;
} {
  if (answered.trials < RETURNS_NEEDED || unanswered.trials < RETURNS_NEEDED) {
    const why = `taken as ${ASSUMED * 100} points until ${RETURNS_NEEDED} answered and ${RETURNS_NEEDED} unanswered conversations are a month old`;
    return { chance: ASSUMED, basis: why };
  }
  const [after, without] = [meanOf(posterior(answered)), meanOf(posterior(unanswered))];
  const said = (arm: Arm, rate: number) => `${Math.round(rate * 100)} % of ${arm.trials}`;
  return {
    chance: Math.max(LEAST, after - without),
    basis: `${said(answered, after)} wrote again within a month after an answer, ${said(unanswered, without)} without one`,
  };
}
