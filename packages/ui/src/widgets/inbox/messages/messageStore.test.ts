import type { MessageUpdate } from '@concordia/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleConversation, sampleMessage } from '../../shared/testing/sampleMessage';
import type { DeskItem } from './deskItem';
import type { DeskPage } from './deskPage';
import { MessageStore, messageStoreOf, type PendingChange } from './messageStore';
import { touchedBy } from './touched';

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

  it('reads what several show once, and what only counts after all that shows messages', async () => {
    const store = new MessageStore();
    const read: string[] = [];
    const reader = (what: string) => async () => read.push(what) > 0;
    store.addReader(reader('stats'), { name: 'stats', isCount: true });
    store.addReader(reader('stats'), { name: 'stats', isCount: true });
    const list = Promise.withResolvers<boolean>();
    store.addReader(() => list.promise, { listUrl: '/api/messages' });
    store.addReader(reader('conversation'));
    const refreshed = store.refresh();
    await vi.advanceTimersByTimeAsync(100);
    expect([read, store.hold.isOn()]).toEqual([['conversation'], true]);
    list.resolve(true);
    await refreshed;
    expect([read, store.hold.isOn()]).toEqual([['conversation', 'stats'], false]);
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

/** What the board has on screen while a conversation is open. @returns what was read since the last look. */
function shownBoard(store: MessageStore): () => string[] {
  const read: string[] = [];
  const reader = (what: string) => async () => read.push(what) > 0;
  for (const column of ['inbox', 'in_progress', 'waiting', 'completed']) {
    store.addReader(reader(column), { listUrl: `/api/conversations?status=${column}&limit=50` });
  }
  store.addReader(reader('view'), { listUrl: '/api/conversations?open=true&limit=50' });
  store.addReader(reader('open'), { listUrl: '/api/conversations/d/messages?limit=20', conversationId: 'd' });
  store.addReader(reader('stats'), { isCount: true });
  return () => read.splice(0).toSorted();
}

describe('what one change reads again', () => {
  const item: DeskItem = { ...message, id: 'c', conversation: sampleConversation({ id: 'c' }) };
  const moved = { ids: ['c'], columns: ['inbox', 'waiting'] } as const;
  const boardAfterMove = ['inbox', 'stats', 'view', 'waiting'];

  it('is what it touches, on another screen', async () => {
    const store = new MessageStore();
    const read = shownBoard(store);
    void store.refreshAfterEvent({ ids: ['c'], columns: ['inbox', 'waiting'] });
    await vi.runAllTimersAsync();
    expect(read()).toEqual(boardAfterMove);
    void store.refreshAfterEvent({ ids: ['d'], columns: ['completed'] });
    await vi.runAllTimersAsync();
    expect(read()).toEqual(['completed', 'open', 'stats', 'view']);
  });

  it.each([
    ['before the answer', true],
    ['after the answer', false],
  ])('is read once where it was made, with the event %s', async (_when, isEarly) => {
    const store = new MessageStore();
    store.follow(() => true);
    const read = shownBoard(store);
    const answer = Promise.withResolvers<void>();
    const pending = store.beginAll([item], { status: 'waiting' });
    const send = async () => {
      await store.inOrder(['c'], () => answer.promise);
      for (const one of pending) one.accepted = true;
      void store.refreshAfterChange(touchedBy([item], { status: 'waiting' }));
    };
    const sent = send();
    if (isEarly) void store.refreshAfterEvent(moved);
    await vi.advanceTimersByTimeAsync(100);
    expect(read()).toEqual([]);
    answer.resolve();
    await sent;
    await vi.advanceTimersByTimeAsync(30);
    if (!isEarly) void store.refreshAfterEvent(moved);
    await vi.runAllTimersAsync();
    expect(read()).toEqual(boardAfterMove);
    expect(store.edits().size).toBe(0);
  });

  it('is read although no event comes, and at once where no stream is open', async () => {
    const store = new MessageStore();
    const read = shownBoard(store);
    void store.refreshAfterChange(touchedBy([item], { status: 'waiting' }));
    await vi.advanceTimersByTimeAsync(20);
    expect(read()).toEqual(boardAfterMove);
    store.follow(() => true);
    void store.refreshAfterChange(touchedBy([item], { status: 'waiting' }));
    await vi.advanceTimersByTimeAsync(20);
    expect(read()).toEqual([]);
    await vi.runAllTimersAsync();
    expect(read()).toEqual(boardAfterMove);
  });

  it('is read again with the next one if it failed, so that no column stays as it was', async () => {
    const store = new MessageStore();
    const results = [false];
    store.addReader(async () => results.shift() ?? true, { listUrl: '/api/conversations?status=inbox' });
    const read = shownBoard(store);
    void store.refreshAfterEvent({ ids: ['c'], columns: ['inbox'] });
    await vi.runAllTimersAsync();
    read();
    void store.refreshAfterEvent({ ids: ['e'], columns: ['completed'] });
    await vi.runAllTimersAsync();
    expect(read()).toEqual(['completed', 'inbox', 'stats', 'view']);
    void store.refreshAfterEvent({ ids: ['e'], columns: ['completed'] });
    await vi.runAllTimersAsync();
    expect(read()).toEqual(['completed', 'stats', 'view']);
  });

  it('is everything where a message alone changed, or it is not known what did', async () => {
    const store = new MessageStore();
    const read = shownBoard(store);
    const all = ['completed', 'in_progress', 'inbox', 'open', 'stats', 'view', 'waiting'];
    void store.refreshAfterChange(touchedBy([message], { isRead: true }));
    await vi.runAllTimersAsync();
    expect(read()).toEqual(all);
    void store.refreshAfterEvent('all');
    void store.refreshAfterEvent({ ids: ['c'], columns: ['inbox'] });
    await vi.runAllTimersAsync();
    expect(read()).toEqual(all);
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
