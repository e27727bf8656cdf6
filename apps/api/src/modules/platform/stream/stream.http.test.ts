import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChangeLog } from '../../../database/change-log.js';
import { Commits } from '../../../database/commits.js';
import { openEngine } from '../../../database/engine.js';
import { runAs } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

/** A client of the stream that hands out the blocks it receives, one by one. */
class Listener {
  readonly #blocks: string[] = [];
  #text = '';
  #wake: () => void = () => undefined;
  #response: IncomingMessage | undefined;
  ended = false;

  async open(url: string, lastEventId?: string): Promise<IncomingMessage> {
    const request = get(url, { headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId } });
    const [response]: IncomingMessage[] = await once(request, 'response');
    if (response === undefined) throw new Error('There was no answer.');
    this.#response = response;
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => this.#take(chunk));
    response.on('close', () => {
      this.ended = true;
      this.#wake();
    });
    return response;
  }

  /** The next block that matches; waits for it. */
  async next(matching: RegExp): Promise<string> {
    for (;;) {
      const block = this.#blocks.shift();
      if (block === undefined) {
        if (this.ended) throw new Error('The stream has ended.');
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      } else if (matching.test(block)) return block;
    }
  }

  close(): void {
    this.#response?.destroy();
  }

  #take(chunk: string): void {
    this.#text += chunk;
    const blocks = this.#text.split('\n\n');
    this.#text = blocks.pop() ?? '';
    this.#blocks.push(...blocks);
    this.#wake();
  }
}

onEveryEngine('the change stream', (engine) => {
  let opened: TestApp;
  let address: string;
  let message: MadeMessage;
  const listeners: Listener[] = [];

  beforeEach(async () => {
    opened = await openTestApp(engine);
    await opened.app.listen({ host: '127.0.0.1', port: 0 });
    address = `${await opened.app.getUrl()}/api/stream`;
    message = await mailMaker(opened)();
    await forgetChanges();
  });
  afterEach(async () => {
    for (const listener of listeners.splice(0)) listener.close();
    await opened.close();
  });

  /** Making messages is nothing that these tests wait for. */
  async function forgetChanges(): Promise<void> {
    await opened.engine.writer.deleteFrom('change_log').execute();
    await opened.engine.writer.updateTable('workspace').set({ change_seq: 0 }).execute();
  }

  async function listen(lastEventId?: string): Promise<Listener> {
    const listener = new Listener();
    listeners.push(listener);
    await listener.open(address, lastEventId);
    await listener.next(/^id: |^event: reset/);
    return listener;
  }

  const move = () =>
    opened.request({ method: 'PATCH', url: `/api/messages/${message.messageId}`, payload: { status: 'waiting' } });

  const CHANGE = 'event: change\nid: 1\ndata: {"seq":1,"topics":["messages","stats","hub-events"]}';

  test('tells every open screen what changed', async () => {
    const screens = await Promise.all([listen(), listen(), listen()]);
    await move();
    for (const screen of screens) expect(await screen.next(/change/)).toBe(CHANGE);
  });

  const change = (url: string, payload: object) => opened.request({ method: 'PATCH', url, payload });

  const changeAll = (ids: readonly string[], change: object) =>
    opened.request({ method: 'POST', url: '/api/conversations/bulk', payload: { ids, change } });

  /** What a screen hears that was away since the change of this number. */
  const missed = async (since = 0): Promise<{ conversations?: unknown }> => {
    const listener = new Listener();
    listeners.push(listener);
    await listener.open(address, String(since));
    const [, data = ''] = (await listener.next(/change/)).split('data: ');
    return JSON.parse(data);
  };

  test('says which conversations moved between which columns', async () => {
    const { conversationId: id } = message;
    const other = await mailMaker(opened)({ status: 'in_progress' });
    await forgetChanges();
    const screen = await listen();
    await change(`/api/conversations/${id}`, { status: 'waiting' });
    const moved = JSON.stringify({ ids: [id], columns: ['inbox', 'waiting'] });
    expect(await screen.next(/"conversations"/)).toContain(`"conversations":${moved}`);

    const ids = [id, other.conversationId];
    await changeAll(ids, { isRead: true });
    expect((await missed()).conversations).toEqual({ ids, columns: ['inbox', 'waiting', 'in_progress'] });
    // A change of another kind says nothing about them, and one of any message takes it back.
    await change('/api/workspace', { name: 'New' });
    expect(await missed()).toHaveProperty('conversations.ids', ids);
    await move();
    expect(await missed()).not.toHaveProperty('conversations');
  });

  test('names no conversation where many changed', async () => {
    const make = mailMaker(opened);
    const ids: string[] = [];
    for (let made = 0; made < 51; made += 1) ids.push((await make()).conversationId);
    await forgetChanges();
    const mark = (some: readonly string[]) => changeAll(some, { isUrgent: 1 });
    await mark(ids.slice(0, 30));
    expect(await missed()).toHaveProperty('conversations');
    await mark(ids.slice(30));
    expect(await missed()).not.toHaveProperty('conversations');
    expect(await missed(1)).toHaveProperty('conversations');
    await mark(ids);
    expect(await missed(2)).not.toHaveProperty('conversations');
  });

  test('has headers that keep proxies from holding it back', async () => {
    const listener = new Listener();
    listeners.push(listener);
    const { headers } = await listener.open(address);
    expect(headers).toMatchObject({
      connection: 'close',
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
    });
  });

  test('catches up with what a screen missed, as one event', async () => {
    await move();
    await opened.request({ method: 'PATCH', url: '/api/workspace', payload: { name: 'New' } });
    const listener = new Listener();
    listeners.push(listener);
    await listener.open(address, '0');
    expect(await listener.next(/change/)).toBe(
      'event: change\nid: 2\ndata: {"seq":2,"topics":["messages","stats","workspace","hub-events","hub-auth"]}',
    );
  });

  test('tells a screen that was away for too long to read everything again', async () => {
    await move();
    for (const lastEventId of ['99', '0']) {
      if (lastEventId === '0') await opened.engine.writer.deleteFrom('change_log').execute();
      const listener = new Listener();
      listeners.push(listener);
      await listener.open(address, lastEventId);
      expect(await listener.next(/reset/)).toBe('event: reset\nid: 1\ndata: {"seq":1}');
    }
  });

  test('hears of what another process wrote', async () => {
    const screen = await listen();
    const other = await openEngine(opened.settings.database, () => undefined);
    const log = new ChangeLog(opened.clock);
    const db = new WorkspaceDatabase(other, new Commits(), log);
    await runAs({ kind: 'system', workspaceId: opened.workspaceId }, () =>
      db.write(async (tx) => log.mention(tx, ['contacts', 'imports', 'contacts'])),
    );
    await other.close();
    expect(await screen.next(/change/)).toContain('"topics":["contacts","imports"]');
  });

  test('tells nobody about another workspace', async () => {
    const screen = await listen();
    const other = await opened.addWorkspace('Other');
    await runAs({ kind: 'system', workspaceId: other }, () =>
      opened.app.get(WorkspaceDatabase).write(async (tx) => opened.app.get(ChangeLog).mention(tx, ['contacts'])),
    );
    await move();
    expect(await screen.next(/change/)).toBe(CHANGE);
  });

  test('ends when the server stops', async () => {
    const screen = await listen();
    await opened.app.close();
    await expect(screen.next(/never/)).rejects.toThrow('ended');
  });

  test('is open to more screens than there are people', async () => {
    const screens = await Promise.all(Array.from({ length: 250 }, () => listen()));
    await move();
    for (const screen of screens) expect(await screen.next(/change/)).toBe(CHANGE);
  });

  test('forgets changes that are older than it keeps', async () => {
    const log = opened.app.get(ChangeLog);
    const db = opened.app.get(WorkspaceDatabase);
    await opened.engine.writer.updateTable('workspace').set({ change_seq: 5_999 }).execute();
    await opened.engine.writer
      .insertInto('change_log')
      .values(
        [1, 1_000, 1_001].map((seq) => ({ workspace_id: opened.workspaceId, seq, topics: 'stats', created_at: 1 })),
      )
      .execute();
    await opened.inWorkspace(() => db.write(async (tx) => log.mention(tx, ['stats'])));
    const kept = await opened.engine.reader.selectFrom('change_log').select('seq').orderBy('seq').execute();
    expect(kept.map(({ seq }) => seq)).toEqual([1_001, 6_000]);
  });
});
