import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../shared/time/units.js';
import { sumOfDays, tallyFlow } from '../flow/day-tally.js';
import { cadenceAt, cadenceChange, cadenceFacts, messageDays } from './cadence.js';
import { RESPONSE_SPANS, responsePattern, responseSpan } from './responses.js';
import { SAMPLE_CADENCES, SAMPLE_RESPONSES } from './sample.js';

const NOW = Date.UTC(2026, 10, 20, 9);
const daysAgo = (...days: number[]) =>
  cadenceFacts(
    days.map((day) => NOW - day * DAY - HOUR),
    NOW,
  );

describe('a cadence', () => {
  it('is high from four days of 28, dormant from 90 days on', () => {
    expect([[0, 3, 9, 27], [0, 3, 9, 28], [89], [90], []].map((days) => cadenceAt(daysAgo(...days), NOW))).toEqual([
      'high',
      'medium',
      'medium',
      'dormant',
      null,
    ]);
    expect(messageDays(daysAgo(0, 0, 5, 40))).toBe(2);
  });

  it('counts days back from now, and knows the newest message before them', () => {
    const at = (...days: number[]) =>
      cadenceFacts(
        days.map((day) => NOW - day * DAY),
        NOW,
      );
    expect(at(0, 0.5, 1, 34.9, 35, 40, 36)).toEqual({ days: [0, 1, 34], before: NOW - 35 * DAY });
    expect(at(-0.5, -3)).toEqual({ days: [], before: null });
  });

  it('changes within a week, from the day on which the class began', () => {
    const change = (...days: number[]) => cadenceChange(daysAgo(...days), NOW);
    expect(change(2, 12, 13, 14)).toEqual({ from: 'medium', to: 'high', at: NOW - 2 * DAY });
    expect(change(20, 21, 22, 30)).toEqual({ from: 'high', to: 'medium', at: NOW - 2 * DAY });
    expect(change(93)).toEqual({ from: 'medium', to: 'dormant', at: NOW - 3 * DAY });
    expect(change(4, 200)).toEqual({ from: 'dormant', to: 'medium', at: NOW - 4 * DAY });
    expect([change(4), change(40), change(1, 2, 3, 20, 21, 22, 23)]).toEqual([null, null, null]);
  });

  it('of the past is what it was at the time', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 130 * DAY }), { maxLength: 20 }), fc.nat(7), (ages, ago) => {
        const instants = ages.map((age) => NOW - age);
        const then = NOW - ago * DAY;
        const known = cadenceFacts(
          instants.filter((at) => at <= then),
          then,
        );
        expect(cadenceAt(cadenceFacts(instants, NOW), NOW, ago)).toBe(cadenceAt(known, then));
      }),
    );
  });
});

describe('response times', () => {
  it('are put together from the figures of days', () => {
    const waited = [10 * MINUTE, 90 * MINUTE, 5 * HOUR, 9 * HOUR, 30 * HOUR];
    expect(waited.map(responseSpan)).toEqual(['within_1h', 'within_4h', 'within_24h', 'within_24h', 'later']);
    const waits = waited.map((time) => ({ conversation: 'a', askedAt: 0, answeredAt: time, isFirst: true }));
    const { responses, medianResponseMinutes } = responsePattern(sumOfDays([tallyFlow([], waits, 'UTC')]), NOW);
    expect(responses.map(({ messages, share }) => [messages, share])).toEqual([
      [1, 0.2],
      [1, 0.2],
      [2, 0.4],
      [1, 0.2],
    ]);
    expect(Math.abs((medianResponseMinutes ?? 0) / 300 - 1)).toBeLessThanOrEqual(0.01);
    expect(responsePattern(sumOfDays([]), NOW).medianResponseMinutes).toBeNull();
  });
});

describe('the sample', () => {
  it('has the figures of the specification', () => {
    const { high, medium, dormant } = SAMPLE_CADENCES;
    expect([high.people, medium.people, dormant.people]).toEqual([23, 45, 12]);
    expect(SAMPLE_RESPONSES.map(({ share }) => share)).toEqual([0.32, 0.45, 0.18, 0.05]);
    expect(SAMPLE_RESPONSES.map(({ bucket }) => bucket)).toEqual(RESPONSE_SPANS);
  });
});
