import type { MessageUpdate } from '@concordia/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleMessage } from '../../shared/testing/sampleMessage';
import type { DeskItem } from './deskItem';
import type { DeskPage } from './deskPage';
import { MessageStore, messageStoreOf, type PendingChange } from './messageStore';

const message = sampleMessage();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(store: MessageStore, message: DeskItem, change: MessageUpdate): PendingChange {
  const [pending] = store.beginAll([message], change);
  if (pending === undefined) throw new Error('One change begins for each message.');
  return pending;
}

describe('MessageStore', () => {
  it('merges the changes of one message, and undoes one without the others', () => {
    const store = new MessageStore();
    const moved = begin(store, message, { status: 'waiting' });
    begin(store, { ...message, status: 'waiting' }, { isRead: true });
    expect(store.edits().get('m')).toEqual({ message, change: { status: 'waiting', isRead: true } });
    store.drop(moved);
    expect(store.edits().get('m')?.change).toEqual({ isRead: true });
  });

  it('tells its listeners, until they leave', () => {
    const store = new MessageStore();
    const listener = vi.fn<() => void>();
    const leave = store.subscribe(listener);
    begin(store, message, { isRead: true });
    leave();
    begin(store, message, { isRead: false });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('reads what several show once, and counters before lists', async () => {
    const store = new MessageStore();
    const read: string[] = [];
    const reader = (what: string) => async () => read.push(what) > 0;
    store.addReader(reader('list'), { listUrl: '/api/messages' });
    store.addReader(reader('stats'), { name: 'stats' });
    store.addReader(reader('stats'), { name: 'stats' });
    store.addReader(reader('conversation'));
    const refreshed = store.refresh();
    await vi.runAllTimersAsync();
    await refreshed;
    expect(read).toEqual(['stats', 'conversation', 'list']);
    expect(store.shownLists()).toEqual(['/api/messages']);
  });

  it('answers changes that come together with one reading', async () => {
    const store = new MessageStore();
    const read = vi.fn<() => Promise<boolean>>(async () => true);
    store.addReader(read);
    const both = Promise.all([store.refresh(), store.refresh()]);
    await vi.runAllTimersAsync();
    await both;
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('keeps an accepted change in front of the lists until a reading worked', async () => {
    const store = new MessageStore();
    const results = [false, true];
    store.addReader(async () => results.shift() ?? true);
    begin(store, message, { status: 'waiting' }).accepted = true;
    const underWay = begin(store, message, { isRead: true });

    void store.refresh();
    await vi.runAllTimersAsync();
    expect(store.edits().get('m')?.change).toEqual({ status: 'waiting', isRead: true });

    void store.refresh();
    await vi.runAllTimersAsync();
    expect(store.edits().get('m')?.change).toEqual({ isRead: true });
    store.drop(underWay);
    expect(store.edits().size).toBe(0);
  });

  it('keeps an accepted change until the latest of two readings is done', async () => {
    const store = new MessageStore();
    const ends: ((value: boolean) => void)[] = [];
    store.addReader(() => new Promise((resolve) => ends.push(resolve)));
    begin(store, message, { status: 'waiting' }).accepted = true;
    void store.refresh();
    await vi.runAllTimersAsync();
    void store.refresh();
    await vi.runAllTimersAsync();

    ends[0]?.(true);
    await vi.runAllTimersAsync();
    expect(store.edits().size).toBe(1);
    ends[1]?.(true);
    await vi.runAllTimersAsync();
    expect(store.edits().size).toBe(0);
  });

  it('keeps a change that was accepted while the lists were being read', async () => {
    const store = new MessageStore();
    const pending = begin(store, message, { status: 'waiting' });
    store.addReader(async () => {
      pending.accepted = true;
      return true;
    });
    void store.refresh();
    await vi.runAllTimersAsync();
    expect(store.edits().size).toBe(1);
  });

  it('sends the changes of one message in their order, also after a refusal', async () => {
    const store = new MessageStore();
    const order: string[] = [];
    let refuse = (_reason: Error) => {};
    const first = store.inOrder(['m'], () => new Promise((_, reject) => (refuse = reject)));
    const second = store.inOrder(['m'], async () => order.push('second'));
    await store.inOrder(['other'], async () => order.push('other'));
    expect(order).toEqual(['other']);
    refuse(new Error('refused'));
    await expect(first).rejects.toThrow('refused');
    await second;
    expect(order).toEqual(['other', 'second']);
  });

  it('is one for each cache', () => {
    const [one, other] = [new Map(), new Map()];
    expect(messageStoreOf(one)).toBe(messageStoreOf(one));
    expect(messageStoreOf(one)).not.toBe(messageStoreOf(other));
  });
});

it('opens conversations where the latest page does; a page that was left takes nothing from the one after it', () => {
  const store = new MessageStore();
  const pageOf = () => ({ open: vi.fn<DeskPage['open']>(), close: vi.fn<DeskPage['close']>() });
  const [before, after] = [pageOf(), pageOf()];
  const leaveBefore = store.serve(before);
  const leaveAfter = store.serve(after);
  leaveBefore();
  expect(store.page).toBe(after);
  leaveAfter();
  expect(store.page).toBeNull();
});
