import { expect, it } from 'vitest';
import { OutboundEvent } from './outbound-event.js';
import { RetryQueue } from './retry-queue.js';

const due = (seq: number) => ({
  event: new OutboundEvent({ id: `${seq}`, seq, topic: 'message.sent', payload: '{}', published_at: 0 }),
  attempts: 1,
});

it('loads one page at a time, and the next when the one before is used up and the next is due', () => {
  const queue = new RetryQueue();
  expect(queue.isDue(0)).toBe(true);
  queue.begin();
  expect(queue.isDue(0)).toBe(false);
  queue.end([due(1), due(2)], 100);
  expect(queue.isDue(100)).toBe(false);
  expect([queue.take(), queue.take(), queue.take()].map((one) => one?.event.seq)).toEqual([1, 2, undefined]);
  expect([queue.isDue(99), queue.isDue(100)]).toEqual([false, true]);
});

it('looks no later than what failed while a page was loaded', () => {
  const queue = new RetryQueue();
  queue.begin();
  queue.expect(50);
  queue.end([], 100);
  expect([queue.isDue(49), queue.isDue(50)]).toEqual([false, true]);
});
