import { DAY } from '../../shared/time/units.js';

/** A tie fades by half in a quarter without a message. */
export const TIE_HALF_LIFE = 90 * DAY;

/** Messages at which a tie with a message today has half the full strength. */
const HALF_OF_FULL = 10;

/**
 * How strong the tie between two people is, by how much and how lately they wrote: `m / (m + 10)` for `m` messages in both directions, halved for
 * every 90 days since the last.
 *
 * A figure to draw and to sort by, not a probability: nothing is estimated from data.
 *
 * @param lastAt ms since the epoch; 0 for never.
 * @param now ms since the epoch; later messages count as of now.
 * @returns a share in [0, 1).
 */
export function tieStrength({ messages, lastAt }: { messages: number; lastAt: number }, now: number): number {
  const fresh = 2 ** (-Math.max(0, now - lastAt) / TIE_HALF_LIFE);
  return (messages / (messages + HALF_OF_FULL)) * fresh;
}

/** From when fading is counted in weights, so that numbers stay small; any other instant gives the same shares. */
const WEIGHT_ZERO = Date.UTC(2020, 0);

/** Steps for each doubling: weights within 9 % of each other are the same, so that few messages change any. */
const STEPS = 4;

/**
 * The weight of a tie beside the other ties of the same person, for influence: its strength, without what fades alike for all, so that weights need
 * no update as time goes by.
 *
 * @returns a number above 0; only its ratio to others means something.
 */
export function tieWeight({ messages, lastAt }: { messages: number; lastAt: number }): number {
  const known = Math.max(1, messages);
  const doublings = Math.log2(known / (known + HALF_OF_FULL)) + (lastAt - WEIGHT_ZERO) / TIE_HALF_LIFE;
  return 2 ** (Math.round(doublings * STEPS) / STEPS);
}
