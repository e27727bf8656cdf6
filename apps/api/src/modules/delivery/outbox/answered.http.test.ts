import type { Message } from '@concordia/contract/inbox';
import { SECOND } from '@concordia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { type OutboxTest, openOutbox } from './testing.js';

onEveryEngine('an answer on X', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
    await box.connect('twitter');
  });
  afterAll(() => box.opened.close());

  const heard = () => box.opened.get<Message[]>('/api/messages?channel=twitter');
  const says = async (text: string): Promise<Message> => {
    const said = { from: 'ada_l', name: 'Ada Lindqvist', text };
    await box.post('/api/channels/twitter/simulated-messages', said);
    const find = async () => (await heard()).find(({ content }) => content === text);
    await expect.poll(find, { timeout: 15_000 }).toBeDefined();
    const message = await find();
    if (message === undefined) throw new Error('It did not come in.');
    return message;
  };
  const answer = async ({ id, conversationId }: Message, content: string): Promise<string> => {
    const reply = { content, idempotencyKey: `answer-to-${id}` };
    return (await box.post(`/api/conversations/${conversationId}/replies`, reply)).json<{ id: string }>().id;
  };
  const arrives = async (id: string): Promise<string | undefined> => {
    box.passUndo();
    await box.untilEntry(id, { state: 'sent' });
    return (await box.taken()).at(-1)?.id;
  };

  test('stays private when they name us in public after it was written, and the next one is public', async () => {
    const asked = await says('Where is my parcel?');
    const id = await answer(asked, 'At the post office in Malmö.');
    box.opened.clock.advance(SECOND);
    const mention = await says('Still waiting, @concordia_demo');
    expect(mention.conversationId).toBe(asked.conversationId);
    expect(await arrives(id)).toMatch(/^\d+$/);
    expect(await arrives(await answer(mention, 'We have written to you.'))).toMatch(/^post:\d+$/);
  });
});
