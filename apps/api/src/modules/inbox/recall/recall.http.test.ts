import type { Suggestion } from '@concordia/contract/inbox';
import { MINUTE } from '@concordia/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { inventedIn } from '../suggestions/llm/grounded.js';
import { NearestMessages } from './nearest-messages.js';
import { VectorTraining } from './training.js';

const ROOMS = ['kitchen', 'office', 'lobby', 'canteen', 'studio', 'library'];
const NEVER = new AbortController().signal;

onEveryEngine('vectors of messages', (engine) => {
  let opened: TestApp;
  let make: ReturnType<typeof mailMaker>;
  const made: MadeMessage[] = [];
  let waited: ReadonlySet<number>;

  const training = () => opened.app.get(VectorTraining);
  const near = (text: string) => opened.inWorkspace(() => opened.app.get(NearestMessages).find(text, 100, 0.2));
  const stored = async () => {
    const rows = await opened.engine.reader.selectFrom('message_vector').select(['message_id', 'model']).execute();
    return new Map(rows.map(({ message_id, model }) => [message_id, Number(model)]));
  };

  beforeAll(async () => {
    opened = await openTestApp(engine);
    make = mailMaker(opened);
    for (let index = 0; index < 60; index += 1) {
      const room = ROOMS[index % ROOMS.length] ?? '';
      const asked = await make({ excerpt: `What would a new machine for the ${room} cost us?` });
      await make({ in: asked, direction: 'outbound', excerpt: 'Hello there, shall we have a call on Friday at nine?' });
      const broken = await make({ excerpt: `The machine in the ${room} leaks, please send a technician.` });
      await make({ in: broken, direction: 'outbound', excerpt: 'I am sorry, our technician comes to you.' });
      made.push(asked, broken);
    }
    waited = new Set((await stored()).values());
    // Each message made here is a second later than the one before.
    opened.clock.advance(20 * MINUTE);
    await opened.doJobs();
  }, 240_000);
  afterAll(() => opened.close());

  test('are made by a job, once there is enough to learn from', async () => {
    expect(waited).toEqual(new Set([0]));
    const current = await opened.engine.reader.selectFrom('message_vector_model').select('number').executeTakeFirst();
    expect(Number(current?.number)).toBeGreaterThanOrEqual(1);
    expect([...(await stored()).values()].filter((model) => model > 0).length).toBeGreaterThan(200);
  });

  test('find a message that came since, after a minute', { timeout: 60_000 }, async () => {
    const message = await make({ excerpt: 'Water drips from our brewer in the cellar, we need it repaired.' });
    expect((await stored()).get(message.messageId)).toBe(0);
    opened.clock.advance(MINUTE);
    await opened.doJobs();
    const [first] = await near('Water drips from our brewer in the cellar.');
    expect(first?.id).toBe(message.messageId);
    expect(await near('')).toEqual([]);
  });

  test('suggest what we answered before, with its source, and without its day', async () => {
    const message = await make({ excerpt: 'What would a new machine for the office cost us?' });
    const suggestions = await opened.get<Suggestion[]>(`/api/messages/${message.messageId}/suggestions`);
    const remembered = suggestions.find(({ source }) => source === 'memory');
    expect(remembered?.content).toContain('Shall we have a call?');
    expect(made.map(({ messageId }) => messageId)).toContain(remembered?.answered?.messageId);
    expect(suggestions.length).toBeLessThanOrEqual(3);
    for (const { content } of suggestions) expect(inventedIn(content, message.messageId)).toEqual([]);
  });

  test('are of their workspace alone', async () => {
    const other = await opened.addWorkspace('Other');
    const theirs = await opened.inWorkspace(
      () => opened.app.get(NearestMessages).find('the machine leaks', 10, 0),
      other,
    );
    expect(theirs).toEqual([]);
  });

  describe('go', () => {
    test('with an erased contact, and so does what was answered to them', { timeout: 60_000 }, async () => {
      const [first] = made;
      const before = await stored();
      expect(before.has(first?.messageId ?? '')).toBe(true);
      const row = await opened.engine.reader
        .selectFrom('message')
        .select('contact_id')
        .where('id', '=', first?.messageId ?? '')
        .executeTakeFirstOrThrow();
      const gone = await opened.engine.reader
        .selectFrom('message')
        .select('id')
        .where('contact_id', '=', row.contact_id)
        .execute();
      const contact = await opened.get<{ name: string }>(`/api/contacts/${row.contact_id}`);
      const erased = await opened.request({
        method: 'POST',
        url: `/api/contacts/${row.contact_id}/erasure`,
        payload: { confirm: contact.name },
      });
      expect(erased.statusCode).toBeLessThan(300);
      await opened.doJobs();
      const after = await stored();
      for (const { id } of gone) expect(after.has(id)).toBe(false);
    });
  });

  test('are not trained on where somebody cancels', { timeout: 60_000 }, async () => {
    const state = async () =>
      (await opened.engine.reader.selectFrom('message_vector_model').select('state').executeTakeFirst())?.state;
    const stopped = opened.inWorkspace(() => training().train(NEVER));
    await expect.poll(state, { timeout: 20_000 }).toBe('training');
    await opened.inWorkspace(() => training().cancel());
    await stopped;
    expect(await state()).toBe('cancelled');
  });
});
