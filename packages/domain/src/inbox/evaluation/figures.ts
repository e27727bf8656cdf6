import { bootstrap, type Interval } from '../../shared/maths/bootstrap.js';
import { wilson } from '../../shared/maths/wilson.js';
import { FEWEST_OUTCOMES } from '../intents/outcomes.js';
import type { Outcome, Reading } from './readings.js';

/** A mean or share with its 95 % interval; the interval is `null` over fewer than two messages. */
export interface Figure {
  readonly value: number | null;
  readonly interval: Interval | null;
  /** How many messages it is over. */
  readonly over: number;
}

export interface Evaluation {
  readonly model: string;
  readonly messages: number;
  /** The share of messages with an intent. */
  readonly claimed: Figure;
  /** Of claims that at least ten earlier ones had the intent of: the share that was followed by what followed those most. */
  readonly nextAction: Figure;
  /** The share whose urgency is how soon an answer came. */
  readonly urgency: Figure;
  /** The share with a suggested reply. */
  readonly suggested: Figure;
  /** Of the suggested replies, the share that names nothing that was not said. */
  readonly grounded: Figure;
  /** How much of its words the best suggestion shares with the answer that was sent (F1), over messages with suggestions. */
  readonly likeness: Figure;
  /** Tokens of an endpoint a message. */
  readonly tokens: Figure;
}

export interface Compared {
  readonly reading: Reading;
  readonly outcome: Outcome;
  /** Of each suggested reply, whether it is grounded. */
  readonly grounded: readonly boolean[];
}

const shareOf = (all: readonly boolean[]): Figure => {
  const right = all.filter(Boolean).length;
  return { value: all.length === 0 ? null : right / all.length, interval: wilson(right, all.length), over: all.length };
};

const SEED = 1;

const meanOf = (all: readonly number[]): Figure => {
  const mean = (indexes: ArrayLike<number> & Iterable<number>) =>
    Array.from(indexes, (index) => all[index] ?? 0).reduce((sum, value) => sum + value, 0) / indexes.length;
  const interval = bootstrap(all.length, SEED, mean);
  return { value: all.length === 0 ? null : mean([...all.keys()]), interval, over: all.length };
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The harmonic mean of the shares of words that two texts have of each other, each as often as it stands there. */
export function likeness(one: string, another: string): number {
  const [first, second] = [wordsOf(one), wordsOf(another)];
  const left = new Map<string, number>();
  for (const word of second) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of first) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common += 1;
  }
  return common === 0 ? 0 : (2 * common) / (first.length + second.length);
}

/** Whether the action after each message was the usual one after such an intent until then. */
function usualActions(compared: readonly Compared[]): boolean[] {
  const past = new Map<string, Map<string, number>>();
  return compared.flatMap(({ reading: { intent }, outcome: { action } }) => {
    if (intent === null) return [];
    const counts = past.get(intent) ?? new Map<string, number>();
    past.set(intent, counts);
    const outcomes = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const usual = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0])[0];
    counts.set(action, (counts.get(action) ?? 0) + 1);
    return outcomes < FEWEST_OUTCOMES ? [] : [usual === action];
  });
}

/** @param compared in the order of time, since actions are foretold from what came before. */
export function evaluate(model: string, compared: readonly Compared[]): Evaluation {
  const readings = compared.map(({ reading }) => reading);
  return {
    model,
    messages: compared.length,
    claimed: shareOf(readings.map(({ intent }) => intent !== null)),
    nextAction: shareOf(usualActions(compared)),
    urgency: shareOf(
      compared.flatMap(({ reading, outcome }) =>
        reading.urgency === null ? [] : [reading.urgency === outcome.urgency],
      ),
    ),
    suggested: shareOf(readings.map(({ replies }) => replies.length > 0)),
    grounded: shareOf(compared.flatMap(({ grounded }) => grounded)),
    likeness: meanOf(
      compared.flatMap(({ reading, outcome }) =>
        reading.replies.length === 0 ? [] : [Math.max(...reading.replies.map((one) => likeness(one, outcome.reply)))],
      ),
    ),
    tokens: meanOf(readings.map(({ tokens }) => tokens)),
  };
}
