import type { MessageUpdate } from '@concordia/api-client';
import { describe, expect, it } from 'vitest';
import { sampleMessage } from '../../shared/testing/sampleMessage';
import { changed, inverseBatches, inverseOf } from './inverse';

const inbox = sampleMessage({ id: 'a' });
const waiting = sampleMessage({ id: 'b', status: 'waiting', isRead: true, isUrgent: 1 });
const second = sampleMessage({ id: 'c' });
const asleep = sampleMessage({
  id: 'd',
  assigneeId: 'tom',
  snooze: { until: '2026-03-09T09:00:00.000Z', unlessReply: true },
});

describe('taking back', () => {
  it('restores exactly what was changed, and nothing else', () => {
    expect(inverseOf(waiting, { status: 'completed' })).toEqual({ status: 'waiting' });
    expect(inverseOf(waiting, { isRead: false, isUrgent: 0 })).toEqual({ isRead: true, isUrgent: 1 });
    expect(inverseOf(waiting, {})).toEqual({});
  });

  it('is exact: a change and its inverse leave every message as it was', () => {
    const until = '2026-04-01T09:00:00.000Z';
    const changes: readonly MessageUpdate[] = [
      { status: 'completed' },
      { isRead: true },
      { isUrgent: 1, isRead: false },
      { assigneeId: null },
      { assigneeId: 'ana' },
      { snooze: { until, unlessReply: false } },
      { snooze: null },
    ];
    for (const before of [inbox, waiting, asleep]) {
      for (const change of changes) {
        expect(changed(changed(before, change), inverseOf(before, change))).toEqual(before);
      }
    }
  });

  it('puts a message off again that was moved out of its sleep', () => {
    expect(changed(asleep, { status: 'waiting' }).snooze).toBeNull();
    expect(inverseOf(asleep, { status: 'waiting' })).toEqual({ status: 'inbox', snooze: asleep.snooze });
  });

  it('puts messages of one state into one batch', () => {
    const batches = inverseBatches([inbox, waiting, second], { status: 'completed' });
    expect(batches.map(({ messages, change }) => [messages.map(({ id }) => id).join(''), change])).toEqual([
      ['ac', { status: 'inbox' }],
      ['b', { status: 'waiting' }],
    ]);
    expect(batches.flatMap(({ messages }) => messages).every(({ status }) => status === 'completed')).toBe(true);
  });
});
