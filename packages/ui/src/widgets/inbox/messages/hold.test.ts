import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hold } from './hold';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('holds from the start of a reading to its end, and says so', () => {
  const onChange = vi.fn();
  const hold = new Hold(onChange);
  hold.begin();
  expect(hold.isOn()).toBe(true);
  hold.end();
  expect(hold.isOn()).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('lets go after a second: one list that does not answer does not stop the others', () => {
  const hold = new Hold(() => {});
  hold.begin();
  vi.advanceTimersByTime(1_000);
  expect(hold.isOn()).toBe(false);
  hold.end();
  hold.begin();
  expect(hold.isOn()).toBe(true);
});

test('readings that overlap do not hold longer than the first', () => {
  const hold = new Hold(() => {});
  hold.begin();
  for (const _ of 'four') {
    vi.advanceTimersByTime(300);
    hold.begin();
    hold.end();
  }
  expect(hold.isOn()).toBe(false);
});
