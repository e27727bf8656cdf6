import type { SearchModel, Suggestion } from '@concordia/contract/inbox';
import { MINUTE } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { inventedIn } from '../suggestions/llm/grounded.js';
import { NearestMessages } from './nearest-messages.js';
import { SearchModelService } from './search-model.service.js';
import { VectorTraining } from './training.js';

const ROOMS = ['kitchen', 'office', 'lobby', 'canteen', 'studio', 'library'];
const NEVER = new AbortController().signal;

onEveryEngine('vectors of messages', (engine) => {
  let opened: TestApp;
  let make: ReturnType<typeof mailMaker>;
  const made: MadeMessage[] = [];
  let waited: ReadonlySet<number>;

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

  describe('are learnt', () => {
    const SELF = '/api/search/model';
    const model = () => opened.get<SearchModel>(SELF);
    const post = (url: string) => opened.request({ method: 'POST', url });
    /** A training on this test's own thread of work, once it has begun. */
    const begun = async (signal: AbortSignal) => {
      await post(`${SELF}/training`);
      const training = opened.inWorkspace(() => opened.app.get(VectorTraining).train(signal));
      training.catch(() => undefined);
      await expect.poll(async () => (await model()).state, { timeout: 20_000, interval: 5 }).toBe('training');
      return { ended: training };
    };

    beforeEach(async () => {
      if ((await model()).state === 'ready') return;
      await post(`${SELF}/training`);
      await opened.doJobs();
    }, 60_000);

    test('from the messages, and say so', async () => {
      const { state, progress, trainedAt, learnedFrom, messages, fewest } = await model();
      expect({ state, progress, fewest }).toEqual({ state: 'ready', progress: 1, fewest: 200 });
      expect(Date.parse(trainedAt ?? '')).toBeGreaterThan(0);
      expect(learnedFrom).toBeGreaterThan(200);
      expect(messages).toBeGreaterThan(200);
    });

    test('anew where somebody starts it, once', { timeout: 60_000 }, async () => {
      expect((await post(`${SELF}/training/cancel`)).json()).toMatchObject({ code: 'NOT_TRAINING' });
      const before = await model();
      opened.clock.advance(MINUTE);
      expect((await post(`${SELF}/training`)).json()).toMatchObject({ state: 'waiting', progress: 0 });
      expect((await post(`${SELF}/training`)).statusCode).toBe(200);
      await opened.doJobs();
      const after = await model();
      expect(after.state).toBe('ready');
      expect(Date.parse(after.trainedAt ?? '')).toBeGreaterThan(Date.parse(before.trainedAt ?? ''));
    });

    test('no further where somebody cancels', { timeout: 60_000 }, async () => {
      const number = async () =>
        (await opened.engine.reader.selectFrom('message_vector_model').select('number').executeTakeFirst())?.number;
      const before = await number();
      const { ended } = await begun(NEVER);
      expect((await post(`${SELF}/training/cancel`)).json()).toMatchObject({ state: 'cancelled' });
      await ended;
      // It had not come to its end.
      expect(await number()).toBe(before);
      expect((await model()).state).toBe('cancelled');
      // Not even with many new messages before a month has passed; what waits is placed with the old model.
      expect(await opened.inWorkspace(() => opened.app.get(VectorTraining).isDue())).toBe(false);
      expect(await near('Water drips from our brewer in the cellar.')).not.toEqual([]);
    });

    test('not at all where it is canceled while it waits, and again where it is started anew', async () => {
      await post(`${SELF}/training`);
      expect((await post(`${SELF}/training/cancel`)).statusCode).toBe(200);
      await opened.doJobs();
      expect((await model()).state).toBe('cancelled');
      await post(`${SELF}/training`);
      await opened.doJobs();
      expect((await model()).state).toBe('ready');
    });

    test('from nothing where there are too few messages', async () => {
      const other = await opened.addWorkspace('Empty');
      const models = opened.app.get(SearchModelService);
      expect(await opened.inWorkspace(() => models.get(), other)).toMatchObject({ state: 'none', messages: 0 });
      await expect(opened.inWorkspace(() => models.start(), other)).rejects.toMatchObject({ code: 'TOO_FEW_MESSAGES' });
    });

    test('no further where the process ends', { timeout: 60_000 }, async () => {
      const ending = new AbortController();
      const { ended } = await begun(ending.signal);
      ending.abort();
      await expect(ended).rejects.toThrow();
      expect((await model()).state).toBe('training');
    });
  });
});
