import { expect, it } from 'vitest';
import { matchesFilter } from './filters.js';

const payload = { channel: 'email', user: { plan: 'pro', seats: 3, left: null }, tags: ['a', 'b'] };

it.each([
  [null, true],
  [{}, true],
  [{ channel: 'email' }, true],
  [{ channel: 'sms' }, false],
  [{ channel: 'email', 'user.plan': 'pro' }, true],
  [{ channel: 'email', 'user.plan': 'free' }, false],
  [{ 'user.seats': 3 }, true],
  [{ 'user.seats': '3' }, false],
  [{ 'user.left': null }, true],
  [{ 'user.gone': null }, false],
  [{ 'tags.1': 'b' }, true],
  [{ 'tags.length': 2 }, false],
  [{ 'channel.length': 5 }, false],
  [{ 'channel.0': 'e' }, false],
  [{ 'user.left.at': null }, false],
  [{ 'constructor.name': 'Object' }, false],
  [{ '': 'email' }, false],
])('a filter of %j: %s', (filter, isMatch) => {
  expect(matchesFilter(filter, payload)).toBe(isMatch);
});
