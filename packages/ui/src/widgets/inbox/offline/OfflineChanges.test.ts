import { type Conversation, type ConversationUpdate, HttpError } from '@concordia/api-client';
import { describe, expect, it } from 'vitest';
import { sampleConversation } from '../../shared/testing/sampleMessage';
import { noCompletions } from '../messages/completedMessages';
import { cardOf, type DeskItem } from '../messages/deskItem';
import { MessageStore } from '../messages/messageStore';
import { keptIn, type Shelf } from './keptChanges';
import { OfflineChanges } from './OfflineChanges';

function shelf(room = Number.POSITIVE_INFINITY): Shelf {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (!kept.has(key) && kept.size >= room) throw new Error('No room.');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
}

const card = (id: string, more: Partial<Conversation> = {}): DeskItem => {
  const made = cardOf(sampleConversation({ id, ...more }));
  if (made === null) throw new Error('The sample has a message.');
  return made;
};

const refusal = (statusCode: number, code: string) =>
  new HttpError(statusCode, '', { statusCode, code, message: `${code}.` });

type Server = Map<string, Conversation | HttpError | TypeError>;

/** A tab with what the browser keeps, and a server that only compares the column. */
function tab(storage: Shelf, server: Server = new Map(), workspaceId = 'w') {
  const store = new MessageStore();
  const sent: [string, ConversationUpdate][] = [];
  let minute = 10;
  const changes = new OfflineChanges({
    waiting: keptIn(storage, workspaceId, 'waiting'),
    held: keptIn(storage, workspaceId, 'held'),
    store,
    update: async (id, update) => {
      const there = server.get(id) ?? sampleConversation({ id });
      if (there instanceof Error) throw there;
      const { expected, ...change } = update;
      const isAsSeen = expected?.status === undefined || expected.status === there.status;
      if (!isAsSeen && there.status !== change.status) throw refusal(409, 'CONVERSATION_CHANGED');
      sent.push([id, change]);
      server.set(id, { ...there, ...(change.status !== undefined && { status: change.status }) });
      return { completedMessageIds: change.status === 'completed' ? [`${id}1`, `${id}2`] : [] };
    },
    read: async (id) => {
      const there = server.get(id);
      if (there === undefined || there instanceof Error) throw new TypeError('Failed to fetch');
      return there;
    },
    isHome: async () => true,
    alone: (work) => work(),
    describe: (problem) => (problem instanceof Error ? problem.message : ''),
    now: () => `2026-03-02T09:${(minute += 1)}:00.000Z`,
  });
  return { changes, store, sent };
}

describe('a change made without a connection', () => {
  it('is shown, survives a reload, and is sent in order, once', async () => {
    const storage = shelf();
    const { changes } = tab(storage);
    expect(changes.keep([card('b')], { status: 'waiting' })).toBe(true);
    expect(changes.keep([card('a')], { status: 'completed' })).toBe(true);

    const again = tab(storage);
    expect(again.changes.getState().waiting).toBe(2);
    expect(again.store.edits().get('a')?.change).toEqual({ status: 'completed' });
    await Promise.all([again.changes.send(), again.changes.send()]);
    expect(again.sent).toEqual([
      ['b', { status: 'waiting' }],
      ['a', { status: 'completed' }],
    ]);
    expect(again.changes.getState()).toEqual({ waiting: 0, held: [] });
  });

  it('is taken over when the server was not reached, and before an earlier one is sent', async () => {
    const { changes, store, sent } = tab(shelf());
    const first = store.beginAll([card('a')], { status: 'waiting' });
    expect(changes.takeOver(first, null)).toBe(false);
    expect(changes.takeOver(first, refusal(400, 'INVALID'))).toBe(false);
    expect(changes.takeOver(first, new TypeError('Failed to fetch'))).toBe(true);
    const second = store.beginAll([card('a', { status: 'waiting' })], { status: 'completed' });
    expect(changes.takeOver(second, null)).toBe(true);
    await changes.send();
    expect(sent).toEqual([['a', { status: 'completed' }]]);
  });

  it('is undone exactly, although it was sent later', async () => {
    const { changes, store, sent } = tab(shelf());
    const done = noCompletions();
    const first = store.beginAll([card('a')], { status: 'completed' }, done);
    expect(changes.takeOver(first, new TypeError('Failed to fetch'))).toBe(true);
    await changes.send();
    const undone = { ...noCompletions(), reopens: done.completed };
    const second = store.beginAll([card('a', { status: 'completed' })], { status: 'inbox' }, undone);
    expect(changes.takeOver(second, new TypeError('Failed to fetch'))).toBe(true);
    expect(store.edits().get('a')?.change).toMatchObject({ status: 'inbox' });
    await changes.send();
    expect(sent.at(-1)).toEqual(['a', { status: 'inbox', reopen: ['a1', 'a2'] }]);
  });

  it('is forgotten when it is undone', () => {
    const { changes, store } = tab(shelf());
    changes.keep([card('a')], { status: 'waiting' });
    changes.keep([card('a', { status: 'waiting' })], { status: 'inbox' });
    expect(changes.getState().waiting).toBe(0);
    expect(store.edits().size).toBe(0);
  });

  it('of many is kept as a whole or not at all', () => {
    const { changes } = tab(shelf(1));
    expect(changes.keep([card('a'), card('b')], { status: 'waiting' })).toBe(false);
    expect(changes.getState().waiting).toBe(0);
  });

  it('stays in its workspace', () => {
    const storage = shelf();
    tab(storage).changes.keep([card('a')], { status: 'waiting' });
    expect(tab(storage, new Map(), 'another').changes.getState().waiting).toBe(0);
  });

  it('stays, with all after it, while the server is away', async () => {
    const server: Server = new Map([['a', new TypeError('Failed to fetch')]]);
    const { changes, sent } = tab(shelf(), server);
    changes.keep([card('a'), card('b')], { status: 'waiting' });
    await changes.send();
    expect(sent).toEqual([]);
    expect(changes.getState().waiting).toBe(2);
  });
});

describe('a change that cannot be made', () => {
  it('is held beside what somebody else did, until its author applies or drops it', async () => {
    const server: Server = new Map([['a', sampleConversation({ id: 'a', status: 'completed' })]]);
    const { changes, sent } = tab(shelf(), server);
    changes.keep([card('a')], { status: 'waiting', isUrgent: 1 });
    await changes.send();
    expect(sent).toEqual([['a', { isUrgent: 1 }]]);
    const [held] = changes.getState().held;
    expect(held).toMatchObject({ change: { status: 'waiting' }, problem: { kind: 'conflict' } });

    changes.resolve('a', 'mine');
    await changes.send();
    expect(sent.at(-1)).toEqual(['a', { status: 'waiting' }]);
    expect(changes.getState().held).toEqual([]);
  });

  it('is listed when the conversation is gone, or refused for good, and the others go on', async () => {
    const server: Server = new Map([
      ['a', refusal(404, 'CONVERSATION_NOT_FOUND')],
      ['b', refusal(400, 'SNOOZE_OUT_OF_RANGE')],
    ]);
    const { changes, sent } = tab(shelf(), server);
    changes.keep([card('a'), card('b'), card('c')], { status: 'waiting' });
    await changes.send();
    expect(sent.map(([id]) => id)).toEqual(['c']);
    const kinds = changes.getState().held.map(({ problem }) => problem.kind);
    expect(kinds).toEqual(['gone', 'refused']);
    changes.resolve('a', 'theirs');
    expect(changes.getState()).toMatchObject({ waiting: 0, held: [{ item: { id: 'b' } }] });
  });
});
