import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY } from '../../shared/time/units.js';
import { TIE_HALF_LIFE, tieStrength } from './tie.js';

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
