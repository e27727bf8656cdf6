import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY } from '../../shared/time/units.js';
import { TIE_HALF_LIFE, tieStrength, tieWeight } from './tie.js';

const NOW = Date.UTC(2026, 2, 2);

it('is half of the full strength for ten messages, the last of them now', () => {
  expect(tieStrength({ messages: 10, lastAt: NOW }, NOW)).toBeCloseTo(0.5, 12);
});

it('halves every 90 days', () => {
  expect(tieStrength({ messages: 10, lastAt: NOW - 90 * DAY }, NOW)).toBeCloseTo(0.25, 12);
  expect(tieStrength({ messages: 10, lastAt: NOW - 2 * TIE_HALF_LIFE }, NOW)).toBeCloseTo(0.125, 12);
});

it('is 0 without messages, and counts a message of tomorrow as one of now', () => {
  expect(tieStrength({ messages: 0, lastAt: 0 }, NOW)).toBe(0);
  expect(tieStrength({ messages: 3, lastAt: NOW + DAY }, NOW)).toBe(tieStrength({ messages: 3, lastAt: NOW }, NOW));
});

it('grows with each message, fades with each day, and stays a share', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.nat(3650), (messages, days) => {
      const at = (some: number, age: number) => tieStrength({ messages: some, lastAt: NOW - age * DAY }, NOW);
      const strength = at(messages, days);
      expect(strength).toBeGreaterThanOrEqual(0);
      expect(strength).toBeLessThan(1);
      expect(at(messages + 1, days)).toBeGreaterThan(strength);
      expect(at(messages + 1, days + 1)).toBeLessThan(at(messages + 1, days));
    }),
  );
});

it('weighs beside others what its strength is beside theirs, at any time, within a step', () => {
  const tie = fc.record({ messages: fc.integer({ min: 1, max: 5000 }), lastAt: fc.integer({ min: 0, max: NOW }) });
  fc.assert(
    fc.property(tie, tie, fc.nat(3000), (one, another, days) => {
      const now = NOW + days * DAY;
      const strengths = Math.log2(tieStrength(one, now)) - Math.log2(tieStrength(another, now));
      const weights = Math.log2(tieWeight(one)) - Math.log2(tieWeight(another));
      expect(Math.abs(strengths - weights)).toBeLessThanOrEqual(0.25 + 1e-9);
    }),
  );
});

it('weighs twice as much for a message 90 days later, and something without any', () => {
  const early = { messages: 10, lastAt: NOW - TIE_HALF_LIFE };
  expect(tieWeight({ messages: 10, lastAt: NOW }) / tieWeight(early)).toBe(2);
  expect(tieWeight({ messages: 0, lastAt: 0 })).toBeGreaterThan(0);
});

it('keeps its weight for most messages, so that few change the ranks of all', () => {
  const weights = Array.from({ length: 200 }, (_, day) => tieWeight({ messages: 40 + day, lastAt: NOW + day * DAY }));
  expect(new Set(weights).size).toBeLessThan(15);
});
