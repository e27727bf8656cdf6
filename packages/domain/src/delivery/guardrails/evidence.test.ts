import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../shared/maths/testing.js';
import { fewestSurelyAbove, isSurelyAbove } from './evidence.js';
import { mustStop } from './stop-rule.js';

/** How many of these automations are ever stopped, looked at after every event of their 5,000 messages. */
function stoppedShare(rate: number, stops: (sends: number, events: number) => boolean, runs = 600): number {
  const chance = chanceFrom(31);
  let stopped = 0;
  for (let run = 0; run < runs; run += 1) {
    for (let sends = 0, events = 0; ; ) {
      // Messages until the next event.
      sends += 1 + Math.floor(Math.log(1 - chance()) / Math.log1p(-rate));
      if (sends > 5_000) break;
      events += 1;
      if (!stops(sends, events)) continue;
      stopped += 1;
      break;
    }
  }
  return stopped / runs;
}

describe('the evidence of the guardrails', () => {
  it.each([0.002, 0.008])(
    'stops a harmless automation at %d in at most 3 % of cases over 5,000 messages, where the tail stops many',
    (threshold) => {
      const surely = stoppedShare(threshold, (trials, successes) => isSurelyAbove({ trials, successes }, threshold));
      const tail = stoppedShare(threshold, (sends, events) => mustStop(sends, events, threshold));
      expect(surely).toBeLessThanOrEqual(0.03);
      expect(tail).toBeGreaterThan(0.15);
    },
  );

  it('stops a harmful one', () => {
    const stops = (trials: number, successes: number) => isSurelyAbove({ trials, successes }, 0.008);
    expect(stoppedShare(0.024, stops)).toBeGreaterThan(0.99);
  });

  it('takes no comfort in more complaints than messages', () => {
    const stops = (successes: number) => isSurelyAbove({ trials: 5, successes }, 0.0005);
    expect([4, 5, 6, 12].map(stops)).toEqual([true, true, true, true]);
  });

  it.each([
    [3, 1, 2],
    [20, 2, 3],
    [50, 3, 4],
    [100, 4, 6],
    [200, 5, 8],
    [500, 6, 12],
    [1000, 8, 18],
    [2000, 12, 30],
    [5000, 22, 62],
  ])('needs, of %d messages, %d complaints or %d unsubscribes', (messages, complaints, unsubscribes) => {
    expect([fewestSurelyAbove(messages, 0.002), fewestSurelyAbove(messages, 0.008)]).toEqual([
      complaints,
      unsubscribes,
    ]);
  });
});
