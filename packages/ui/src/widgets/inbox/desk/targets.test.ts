import { describe, expect, it, vi } from 'vitest';
import { speechOf } from '../../../locale';
import { deskStrings } from '../../../strings/generated/desk';
import { sampleMessage } from '../../shared/testing/sampleMessage';
import { afterThese } from '../messages/afterThese';
import { MessageStore } from '../messages/messageStore';
import { type DeskHandlers, type DeskTools, deskActions } from './deskActions';
import { targetsOf } from './targets';

vi.stubGlobal('document', { activeElement: null });

const order = ['a', 'b', 'c', 'd'].map((id) => sampleMessage({ id }));
const pick = (...ids: string[]) => order.filter(({ id }) => ids.includes(id));

function setUp() {
  const store = new MessageStore();
  const focus = vi.fn<(index: number) => void>();
  store.desk.put('inbox', 0, { items: order, focus, total: 4, isTotalMinimum: false });
  const handlers: DeskHandlers = {
    open: vi.fn<DeskHandlers['open']>(),
    close: vi.fn<() => void>(),
    reply: vi.fn<DeskHandlers['open']>(),
    toggleFull: vi.fn<() => void>(),
    compose: vi.fn<() => void>(),
    search: vi.fn<() => void>(),
    clearFilters: vi.fn<() => void>(),
    isFiltered: () => false,
  };
  const change = vi.fn<DeskTools['change']>();
  const split = vi.fn<DeskTools['split']>();
  const words = deskStrings.english(speechOf('en-GB'));
  const undo = { undo: vi.fn<() => void>(), isPossible: () => !store.undo.isEmpty };
  const actions = deskActions({ store, words, column: (status) => status, change, split, undo, handlers });
  const action = (id: string) => {
    const found = actions.find((one) => one.id === id);
    if (!found) throw new Error(`no action ${id}`);
    return found;
  };
  return { store, actions, action, change, split, handlers, focus };
}

describe('what an action is about', () => {
  it('is what is chosen, else the message somebody is at, else nothing', () => {
    const { store } = setUp();
    expect(targetsOf(store)).toEqual([]);
    store.desk.setOpen('b');
    expect(targetsOf(store).map(({ id }) => id)).toEqual(['b']);
    store.selection.add(pick('c', 'd'));
    expect(targetsOf(store).map(({ id }) => id)).toEqual(['c', 'd']);
  });

  it('is seen through the changes under way', () => {
    const { store } = setUp();
    store.desk.setOpen('a');
    store.beginAll([sampleMessage({ id: 'a' })], { isUrgent: 1 });
    expect(targetsOf(store)[0]?.isUrgent).toBe(1);
  });
});

describe('where the work goes on', () => {
  it('is after what went away, else before it, else nowhere', () => {
    expect(afterThese(order, pick('b'), 'b')?.id).toBe('c');
    expect(afterThese(order, pick('b', 'c'), 'b')?.id).toBe('d');
    expect(afterThese(order, pick('c', 'd'), 'd')?.id).toBe('b');
    expect(afterThese(order, order, 'a')).toBeNull();
  });
});

describe('actions', () => {
  it('have ids and keys of their own', () => {
    const { actions } = setUp();
    const keys = actions.flatMap((one) => one.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
  });

  it('need a message', () => {
    const { action, store } = setUp();
    const needy = ['done', 'snooze', 'reply', 'read', 'urgent', 'assign', 'project', 'choose', 'open'];
    for (const id of needy) expect([id, action(id).isEnabled?.()]).toEqual([id, false]);
    store.desk.setOpen('a');
    for (const id of needy) expect([id, action(id).isEnabled?.()]).toEqual([id, true]);
  });

  it('complete what is not completed yet, and nothing twice', () => {
    const { action, store, change } = setUp();
    store.selection.add([...pick('a'), sampleMessage({ id: 'x', status: 'completed' })]);
    action('done').run();
    expect(change).toHaveBeenCalledExactlyOnceWith(pick('a'), { status: 'completed' });
    store.selection.clear();
    store.selection.add([sampleMessage({ id: 'x', status: 'completed' })]);
    expect(action('done').isEnabled?.()).toBe(false);
  });

  it('mark all the same way: what some are not, all become', () => {
    const { action, store, change } = setUp();
    const mixed = [sampleMessage({ id: 'p', isUrgent: 1, isRead: true }), sampleMessage({ id: 'q' })];
    store.selection.add(mixed);
    action('urgent').run();
    expect(change).toHaveBeenLastCalledWith(mixed, { isUrgent: 1 });
    action('read').run();
    expect(change).toHaveBeenLastCalledWith(mixed, { isRead: true });
  });

  it('never mark as unread what we wrote', () => {
    const { action, store, change } = setUp();
    store.selection.add([sampleMessage({ id: 'ours', direction: 'outbound' })]);
    expect(action('read').isEnabled?.()).toBe(false);
    store.selection.add(pick('a'));
    action('read').run();
    expect(change).toHaveBeenLastCalledWith(pick('a'), { isRead: true });
  });

  it('go to the next message, and keep the panel', () => {
    const { action, store, handlers, focus } = setUp();
    action('next').run();
    expect(focus).toHaveBeenLastCalledWith(0);
    expect(handlers.open).not.toHaveBeenCalled();
    store.desk.setOpen('b');
    action('next').run();
    expect(handlers.open).toHaveBeenLastCalledWith(order[2]);
    action('previous').run();
    expect(handlers.open).toHaveBeenLastCalledWith(order[0]);
  });

  it('extend what is chosen from where somebody is', () => {
    const { action, store } = setUp();
    store.desk.setOpen('b');
    action('extend-down').run();
    expect([...store.selection.all().keys()]).toEqual(['b', 'c']);
  });

  it('answer the message that somebody is at', () => {
    const { action, store, handlers } = setUp();
    store.desk.setOpen('b');
    action('reply').run();
    expect(handlers.reply).toHaveBeenCalledExactlyOnceWith(order[1], undefined);
  });
});
