import { type Suggestion, SuggestionSchema } from '@concordia/contract/inbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

const ASKS = 'Could you send me the signed agreement for order 4471?';

onEveryEngine('suggestions', (engine) => {
  let opened: TestApp;
  let make: ReturnType<typeof mailMaker>;
  let asked: MadeMessage;

  beforeAll(async () => {
    opened = await openTestApp(engine);
    make = mailMaker(opened);
  });
  beforeEach(async () => {
    asked = await make({ excerpt: `Hello,\n\n${ASKS}\n\nKind regards` });
  });
  afterAll(() => opened.close());

  const list = (messageId: string) => opened.get<Suggestion[]>(`/api/messages/${messageId}/suggestions`);
  const use = (id: string) => opened.request({ method: 'POST', url: `/api/suggestions/${id}/use` });

  test('quote what was said, in the shape of the contract', async () => {
    const suggestions = await list(asked.messageId);
    expect(z.array(SuggestionSchema).min(1).max(3).parse(suggestions)).toEqual(suggestions);
    expect(suggestions.map(({ type }) => type)).toContain('acknowledgment');
    for (const one of suggestions) {
      expect(one).toMatchObject({
        source: 'embedded',
        usedAt: null,
        grounds: [{ quote: ASKS, messageId: asked.messageId }],
      });
      expect(one.confidence).toBeGreaterThanOrEqual(50);
    }
  });

  test('stay the same until the conversation goes on', async () => {
    const message = await make({ excerpt: 'What would 200 units cost us?' });
    const first = await list(message.messageId);
    expect(first.length).toBeGreaterThan(0);
    expect(await list(message.messageId)).toEqual(first);
    const later = await make({ in: message, excerpt: 'Where is my order 20871? It should have been here by now.' });
    const second = await list(later.messageId);
    expect(second.some(({ content }) => content.includes('order 20871'))).toBe(true);
    const again = await list(message.messageId);
    expect(again.map(({ id }) => id)).not.toEqual(first.map(({ id }) => id));
    await make({ in: message, direction: 'outbound', excerpt: 'It is on its way.' });
    expect(await list(later.messageId)).toEqual([]);
  });

  test('are none for our own messages and where nothing is understood', async () => {
    const ours = await make({ direction: 'outbound', excerpt: ASKS });
    const chatter = await make({ excerpt: 'It snowed all night and the harbour is frozen.' });
    for (const { messageId } of [ours, chatter]) expect(await list(messageId)).toEqual([]);
  });

  test('note their use, and tell the other screens', async () => {
    const [one] = await list(asked.messageId);
    const before = await opened.engine.reader.selectFrom('change_log').select('seq').execute();
    const answer = await use(one?.id ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...one, usedAt: new Date(opened.clock.now()).toISOString() });
    await use(one?.id ?? '');
    expect((await list(asked.messageId))[0]).toEqual(answer.json());
    const row = await opened.engine.reader
      .selectFrom('suggestion')
      .select('use_count')
      .where('id', '=', one?.id ?? '')
      .executeTakeFirst();
    expect(Number(row?.use_count)).toBe(2);
    const after = await opened.engine.reader.selectFrom('change_log').select('topics').orderBy('seq').execute();
    const told = { topics: 'hub-events,suggestions' };
    expect(after.slice(before.length)).toEqual([told, told]);
  });

  describe('refuse', () => {
    test('what is not there', async () => {
      const nobody = opened.ids.next();
      const listed = await opened.request({ method: 'GET', url: `/api/messages/${nobody}/suggestions` });
      expect([listed.statusCode, listed.json().code]).toEqual([404, 'MESSAGE_NOT_FOUND']);
      const used = await use(nobody);
      expect([used.statusCode, used.json().code]).toEqual([404, 'SUGGESTION_NOT_FOUND']);
    });

    test('what is no id', async () => {
      expect((await use('1%20or%201')).statusCode).toBe(400);
      expect((await opened.request({ method: 'GET', url: '/api/messages/x/suggestions' })).statusCode).toBe(400);
    });

    test("another workspace's", async () => {
      const other = await opened.addWorkspace('Other');
      const theirs = await mailMaker(opened, other)({ excerpt: ASKS });
      const listed = await opened.request({ method: 'GET', url: `/api/messages/${theirs.messageId}/suggestions` });
      expect(listed.statusCode).toBe(404);
    });
  });

  test('keep markup as the words that it is', async () => {
    const message = await make({ excerpt: 'Could you send me <script>alert(1)</script> the invoice?' });
    const suggestions = await list(message.messageId);
    for (const { grounds } of suggestions) expect(grounds[0]?.quote).toContain('<script>');
  });
});
