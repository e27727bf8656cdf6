import type { MorningBrief, Today } from '@concordia/contract/insight';
import { DAY, HOUR, startOfDay } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('today', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(() => opened.enterNewWorkspace());
  afterAll(() => opened.close());

  const read = () => opened.get<Today>('/api/today');
  const subjects = ({ answers }: Today) => answers.map(({ title }) => title);

  test('of an empty workspace is empty', async () => {
    expect(await read()).toMatchObject({
      day: new Date(opened.clock.now()).toISOString().slice(0, 10),
      timeZone: 'UTC',
      answers: [],
      promises: [],
      promisesAt: null,
      changes: { newConversations: 0, replied: 0, unanswered: 0, medianReplyMinutes: null, silent: [], silentCount: 0 },
    });
  });

  test('names first whom to reply to: the urgent ones, then by priority, then the longest wait; nobody twice', async () => {
    const mail = mailMaker(opened);
    const now = opened.clock.now();
    await mail({ subject: 'Later', priority: 70, sentAt: now - HOUR });
    const earlier = await mail({ subject: 'Earlier', priority: 70, sentAt: now - 30 * HOUR });
    await mail({ in: earlier, subject: 'Earlier', priority: 70, sentAt: now - 3 * HOUR });
    await mail({ subject: 'Urgent', priority: 50, isUrgent: 1, sentAt: now - HOUR });
    await mail({ subject: 'Done', priority: 99, status: 'completed', sentAt: now - HOUR });
    const replied = await mail({ subject: 'Replied', priority: 98, sentAt: now - 2 * HOUR });
    await mail({ in: replied, subject: 'Replied', direction: 'outbound', sentAt: now - HOUR });

    const today = await read();
    expect(subjects(today)).toEqual(['Urgent', 'Earlier', 'Later']);
    expect(today.answers[1]).toMatchObject({
      conversationId: earlier.conversationId,
      waitingSince: new Date(now - 3 * HOUR).toISOString(),
      why: 'Waiting for about 3 hours.',
      reasons: [],
      waitingMinutes: 180,
    });
  });

  test('names a person once, in the place of their most urgent conversation', async () => {
    const mail = mailMaker(opened);
    const now = opened.clock.now();
    const first = await mail({ subject: 'First', priority: 80, sentAt: now - HOUR });
    await mail({ subject: 'Between', priority: 60, sentAt: now - HOUR });
    const again = await mail({ subject: 'Again', priority: 40, sentAt: now - HOUR });
    const sameContact = { contact_id: first.contactId };
    await opened.inWorkspace(() =>
      opened.app
        .get(WorkspaceDatabase)
        .write((tx) => tx.updateTable('message').set(sameContact).where('id', '=', again.messageId).execute()),
    );
    expect(subjects(await read())).toEqual(['First', 'Between']);
  });

  test('names at most five', async () => {
    const mail = mailMaker(opened);
    for (let index = 0; index < 7; index += 1) await mail({ sentAt: opened.clock.now() - HOUR });
    expect((await read()).answers).toHaveLength(5);
  });

  test('says what changed since the start of yesterday', async () => {
    const mail = mailMaker(opened);
    const now = opened.clock.now();
    const yesterday = startOfDay(now, 'UTC') - DAY;
    await mail({ sentAt: yesterday - HOUR });
    const begun = await mail({ sentAt: yesterday + HOUR });
    await mail({ in: begun, direction: 'outbound', sentAt: yesterday + 2 * HOUR });
    await mail({ direction: 'outbound', sentAt: yesterday + HOUR });
    expect((await read()).changes).toMatchObject({
      from: new Date(yesterday).toISOString(),
      newConversations: 1,
      replied: 1,
      unanswered: 0,
      silentCount: 0,
    });
    expect((await read()).changes.medianReplyMinutes).toBeCloseTo(60, 0);

    const asked = await mail({ sentAt: now - 5 * DAY });
    await mail({ in: asked, direction: 'outbound', status: 'waiting', sentAt: now - 3 * DAY - HOUR });
    const long = await mail({ sentAt: now - 30 * DAY });
    await mail({ in: long, direction: 'outbound', status: 'waiting', sentAt: now - 20 * DAY });
    const { silent, silentCount } = (await read()).changes;
    expect(silentCount).toBe(1);
    expect(silent).toMatchObject([{ conversationId: asked.conversationId, contactId: asked.contactId }]);
  });

  test('has the promises of the newest brief, overdue as of now', { timeout: 180_000 }, async () => {
    const mail = mailMaker(opened);
    const asked = await mail({ sentAt: opened.clock.now() - DAY });
    const excerpt = 'I will send you the offer by tomorrow.';
    await mail({ in: asked, direction: 'outbound', sentAt: opened.clock.now() - HOUR, excerpt });
    const made = await opened.request({ method: 'POST', url: '/api/analytics/brief/morning' });
    const brief: MorningBrief = made.json();

    const today = await read();
    expect(today.promisesAt).toBe(brief.generatedAt);
    expect(today.promises).toMatchObject([{ quote: excerpt, isOverdue: false, conversationId: asked.conversationId }]);

    opened.clock.advance(3 * DAY);
    expect((await read()).promises).toMatchObject([{ quote: excerpt, isOverdue: true }]);

    const update = async (payload: object, id = today.promises[0]?.id) =>
      opened.request({ method: 'PATCH', url: `/api/promises/${id}`, payload });
    const announced = () =>
      opened.engine.reader
        .selectFrom('change_log')
        .select('topics')
        .where('workspace_id', '=', opened.workspaceId)
        .orderBy('seq', 'desc')
        .executeTakeFirst();
    const at = new Date(opened.clock.now()).toISOString();
    const answer = await mail({ in: asked, direction: 'outbound', sentAt: opened.clock.now(), excerpt: 'Here it is.' });
    const kept = await update({ isKept: true, keptByMessageId: answer.messageId });
    expect(kept.json()).toMatchObject({ quote: excerpt, kept: { at, messageId: answer.messageId } });
    expect(await announced()).toEqual({ topics: 'brief' });
    const shown = { quote: excerpt, isOverdue: false, kept: { at, messageId: answer.messageId } };
    expect((await read()).promises).toMatchObject([shown]);
    expect(await opened.get<MorningBrief>('/api/analytics/brief/morning')).toMatchObject({ promises: [shown] });
    const asking = {
      method: 'POST',
      url: '/api/assistant/questions',
      payload: { question: 'What did we promise?' },
    } as const;
    expect((await opened.request(asking)).body).not.toContain(excerpt);

    // Messages are read again, and what was kept does not come back.
    expect((await opened.request({ method: 'POST', url: '/api/analytics/brief/morning' })).json()).toMatchObject({
      promises: [],
    });
    expect((await read()).promises).toEqual([]);
    await update({ isKept: false });
    expect((await opened.request(asking)).body).toContain(excerpt);
    expect((await opened.request({ method: 'POST', url: '/api/analytics/brief/morning' })).json()).toMatchObject({
      promises: [{ quote: excerpt, isOverdue: true }],
    });
    await update({ isKept: true });
    opened.clock.advance(DAY);
    expect((await read()).promises).toEqual([]);

    const codes = async (payload: object, id?: string) => {
      const { statusCode, body } = await update(payload, id);
      return [statusCode, JSON.parse(body).code];
    };
    const nobody = opened.ids.next();
    expect(await codes({ isKept: true }, `${answer.messageId}:0`)).toEqual([404, 'PROMISE_NOT_FOUND']);
    expect(await codes({ isKept: true }, `${nobody}:0`)).toEqual([404, 'PROMISE_NOT_FOUND']);
    expect(await codes({ isKept: true, keptByMessageId: nobody })).toEqual([404, 'MESSAGE_NOT_FOUND']);
    expect(await codes({ isKept: true }, 'first')).toEqual([400, 'VALIDATION_FAILED']);
  });
});
