import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleMessage } from '../../shared/testing/sampleMessage';
import { holdUnderPointer } from './holdUnderPointer';
import { MessageStore } from './messageStore';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(isOverList = true) {
  const store = new MessageStore();
  const page = new EventTarget();
  const stop = holdUnderPointer(store, page, () => isOverList);
  const move = () => page.dispatchEvent(new Event('pointermove'));
  /** Everything is read again, which takes so many ms. */
  const read = (ms = 50) => {
    store.hold.begin();
    vi.advanceTimersByTime(ms);
    store.hold.end();
  };
  return { store, stop, move, read, isHeld: store.hold.isOn };
}

test('what changed elsewhere waits until the pointer rests', () => {
  const { move, read, isHeld } = setUp();
  move();
  expect(isHeld()).toBe(false);
  read();
  expect(isHeld()).toBe(true);
  vi.advanceTimersByTime(300);
  move();
  vi.advanceTimersByTime(499);
  expect(isHeld()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isHeld()).toBe(false);
});

test('it waits for a second at most, however long the pointer moves', () => {
  const { move, read, isHeld } = setUp();
  move();
  read(0);
  for (let time = 0; time < 1_000; time += 100) {
    expect(isHeld()).toBe(true);
    move();
    vi.advanceTimersByTime(100);
  }
  expect(isHeld()).toBe(false);
  // And so does what comes next.
  read();
  expect(isHeld()).toBe(true);
});

test('nothing waits for a pointer that rests, is elsewhere, or is not followed any more', () => {
  const { read, isHeld, move, stop } = setUp();
  read();
  expect(isHeld()).toBe(false);
  move();
  stop();
  read();
  expect(isHeld()).toBe(false);
  const elsewhere = setUp(false);
  elsewhere.move();
  elsewhere.read();
  expect(elsewhere.isHeld()).toBe(false);
});

test('what is done here is shown at once', () => {
  const { store, move, isHeld } = setUp();
  move();
  const changes = store.beginAll([sampleMessage({ id: 'a' })], { status: 'completed' });
  store.hold.begin();
  // The lists have it, so it is applied to them no more.
  store.drop(...changes);
  store.hold.end();
  expect(isHeld()).toBe(false);
});

test('what is done here while something else waits ends the waiting', () => {
  const { store, move, read, isHeld } = setUp();
  move();
  read();
  expect(isHeld()).toBe(true);
  store.beginAll([sampleMessage({ id: 'a' })], { status: 'completed' });
  expect(isHeld()).toBe(false);
});
