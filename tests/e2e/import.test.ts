import type { GraphNode, GraphStats, Message } from '@concordia/api-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Api, apiAt } from '../support/api.ts';
import { nastyMailbox, owner } from '../support/nasty-mailbox.ts';
import { temporaryFolder } from '../support/paths.ts';
import { type RunningApp, startApp } from '../support/server.ts';

let app: RunningApp;
let api: Api;
const data = temporaryFolder('import');

beforeEach(async () => {
  app = await startApp({ dataDir: data.path });
  api = apiAt(app.address);
});
afterEach(async () => {
  await app.stop();
  data.remove();
});

const peopleIn = (messages: readonly Message[], status: Message['status']): string[] =>
  messages.flatMap((message) => (message.status === status ? [message.contact?.name ?? 'nobody'] : [])).toSorted();

describe('an archive with everything that real ones have', () => {
  test('becomes columns, people and threads, and the same file again adds nothing', async () => {
    const first = await api.ended((await api.upload('nasty.mbox', nastyMailbox.file, [owner])).id);
    expect(first).toMatchObject({
      state: 'done',
      format: 'mbox',
      messagesAdded: nastyMailbox.messages,
      duplicates: 0,
      repeats: nastyMailbox.repeats,
      leftOut: nastyMailbox.leftOut,
      problems: 0,
    });

    const messages = await api.allMessages();
    expect(messages).toHaveLength(nastyMailbox.messages);
    expect(peopleIn(messages, 'inbox')).toEqual([...nastyMailbox.inbox].toSorted());
    expect(peopleIn(messages, 'waiting')).toEqual([...nastyMailbox.waiting]);

    const ada = messages.find((message) => message.status === 'inbox' && message.contact?.name === 'Ada Okafor');
    expect(ada).toMatchObject({ direction: 'inbound', isRead: false, subject: 'Re: Supply contract for 2027' });
    expect(ada?.content).toBe('Thank you, Mara. Can you sign by Friday? It is urgent for our board. Ada');
    expect(ada?.contact).toMatchObject({
      email: 'ada.okafor@brightwater.example',
      title: 'Head of Procurement',
      company: 'Brightwater Ltd',
    });
    expect(messages.filter((message) => message.conversationId === ada?.conversationId)).toHaveLength(3);

    const known = messages.filter(({ contact }) => contact !== null);
    const directions = new Set(known.map(({ direction, contact }) => `${direction} ${contact?.id}`));
    const graph: GraphStats = await (await fetch(`${app.address}/api/graph/stats`)).json();
    expect(graph.relationshipsByKind.wrote_to).toBe(directions.size);
    const inbound = known.filter(
      ({ direction, contact }) => direction === 'inbound' && contact?.id === ada?.contact?.id,
    );
    const path = `${app.address}/api/graph/nodes/Person/${ada?.contact?.id}`;
    const node: GraphNode = await (await fetch(path)).json();
    expect(node.analytics.messages_sent).toBe(inbound.length);

    const again = await api.ended((await api.upload('nasty again.mbox', nastyMailbox.file, [owner])).id);
    expect(again).toMatchObject({ state: 'done', messagesAdded: 0, contactsAdded: 0, conversationsAdded: 0 });
    expect(await api.allMessages()).toHaveLength(nastyMailbox.messages);
  });
});
