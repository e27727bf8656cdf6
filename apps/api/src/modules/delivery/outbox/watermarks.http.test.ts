import { MINUTE } from '@concordia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { type OutboxTest, openOutbox } from './testing.js';

onEveryEngine('a provider that says how far somebody has read', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
    await box.connect('messenger');
  });
  afterAll(() => box.opened.close());

  test('means everything before, and nothing after', async () => {
    const person = await box.person('messenger');
    const say = async (content: string): Promise<string> => {
      const { id } = (await box.reply(person, content)).json<{ id: string }>();
      box.passUndo();
      await box.untilEntry(id, { state: 'sent' });
      box.opened.clock.advance(MINUTE);
      return (await box.rowOf(id))?.message_id ?? '';
    };
    // Of the first two nothing is told by itself; the reading of the third is told for them too.
    const before = [await say('#silent One'), await say('#silent Two')];
    for (const id of before) expect(await box.opened.get(`/api/messages/${id}`)).toMatchObject({ receipt: 'sent' });
    await box.untilMessage(await say('Three'), { receipt: 'read' });
    for (const id of before) {
      await box.untilMessage(id, { receipt: 'read', delivery: { readAt: expect.any(String) } });
    }
    expect(await box.opened.get(`/api/messages/${await say('#silent Four')}`)).toMatchObject({ receipt: 'sent' });
  });
});
