import type { ContactActivity, MessageActivity } from '@concordia/contract/insight';
import { DAY, HOUR } from '@concordia/domain';
import { daysBetween, periodOfDay } from '@concordia/domain/flow';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, type MessageWishes, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { FlowRepository } from './flow.repository.js';
import { FlowCounter } from './flow-counter.js';
import { FlowDays } from './flow-days.js';

onEveryEngine('activity', (engine) => {
  let opened: TestApp;
  let make: (wishes: MessageWishes) => Promise<MadeMessage>;
  const at = (text: string) => Date.parse(text);

  beforeAll(async () => {
    // It is Friday, 20 November 2026, 9:30 UTC.
    opened = await openTestApp(engine);
  });
  beforeEach(async () => {
    await opened.enterNewWorkspace();
    make = mailMaker(opened);
  });
  afterAll(() => opened.close());

  const activity = () => opened.get<MessageActivity>('/api/analytics/activity');
  const keep = () => opened.inWorkspace(() => opened.app.get(FlowDays).keep(new AbortController().signal));
  const sum = (hours: number[][]) => hours.flat().reduce((total, count) => total + count, 0);

  test('of an empty workspace is zero, and cannot be compared', async () => {
    const { hours, weeks, before, isComparable, ...range } = await activity();
    expect(range).toEqual({ from: '2026-08-29', to: '2026-11-20', timeZone: 'UTC' });
    expect([hours.received.length, hours.received[0]?.length, sum(hours.received)]).toEqual([7, 24, 0]);
    expect([weeks.length, before.length, isComparable]).toEqual([12, 12, false]);
  });

  test('is by the clock of the workspace, counted or not yet', async () => {
    // Monday, 23:30 in Berlin is Tuesday, 0:30 in Helsinki.
    const asked = await make({ sentAt: at('2026-11-16T22:30Z') });
    await make({ in: asked, direction: 'outbound', sentAt: at('2026-11-17T08:00Z') });
    await make({ sentAt: at('2026-05-01T08:00Z') });
    const settings = await opened.get<object>('/api/workspace/settings');
    const payload = { ...settings, timeZone: 'Europe/Helsinki' };
    await opened.request({ method: 'PUT', url: '/api/workspace/settings', payload });
    for (const isKept of [false, true]) {
      if (isKept) await keep();
      const { timeZone, hours, weeks, isComparable } = await activity();
      expect([timeZone, hours.received[1]?.[0], sum(hours.received), sum(hours.sent)]).toEqual([
        'Europe/Helsinki',
        1,
        1,
        1,
      ]);
      expect(weeks.at(-1)).toEqual({ from: '2026-11-14', received: 1, sent: 1 });
      expect(isComparable).toBe(true);
    }
  });

  /** Waits of many lengths, over midnights and months; some are answered by another account. */
  async function correspond(accountId: string): Promise<void> {
    for (let nth = 0; nth < 12; nth += 1) {
      const start = at('2026-09-05T22:00Z') + nth * 6 * DAY;
      const first = await make({ sentAt: start });
      const again = await make({ in: first, sentAt: start + 3 * HOUR });
      const reply = await make({ in: first, direction: 'outbound', sentAt: start + (nth + 1) * 7 * HOUR });
      const last = await make({ in: first, sentAt: start + 20 * DAY });
      const own = [first, again, last, ...(nth % 3 === 0 ? [] : [reply])].map(({ messageId }) => messageId);
      await opened.inWorkspace(() =>
        opened.app
          .get(WorkspaceDatabase)
          .write((tx) => tx.updateTable('message').set({ account_id: accountId }).where('id', 'in', own).execute()),
      );
    }
  }

  test('of an account is that of its days one by one, from a reading for every four weeks', async () => {
    const accountId = opened.ids.next();
    await correspond(accountId);
    const zone = 'Europe/Helsinki';
    const days = daysBetween('2026-09-01', '2026-11-20');
    const { app, inWorkspace } = opened;
    const [counter, repository] = [app.get(FlowCounter), app.get(FlowRepository)];
    const readings = vi.spyOn(repository, 'messages');
    const together = await inWorkspace(() => app.get(FlowDays).betweenAt(accountId, '2026-09-01', '2026-11-20', zone));
    expect(readings).toHaveBeenCalledTimes(3);
    readings.mockRestore();
    expect([...together.keys()].length).toBeGreaterThan(20);
    for (const day of days) {
      const alone = await inWorkspace(() => counter.countAt(accountId, periodOfDay(day, zone), zone));
      const counted =
        together.get(day) ?? (await inWorkspace(() => counter.countAt(accountId, { from: 0, to: 1 }, zone)));
      expect([day, counted]).toEqual([day, alone]);
    }
  });

  test('of a contact has hours, channels and weeks of that contact only', async () => {
    const asked = await make({ channel: 'sms', sentAt: at('2026-11-18T09:00Z') });
    await make({ in: asked, channel: 'sms', direction: 'outbound', sentAt: at('2026-11-18T10:00Z') });
    await make({ in: asked, channel: 'email', sentAt: at('2026-11-18T09:00Z') - 365 * DAY });
    await make({ sentAt: at('2026-11-18T09:00Z') });
    const of = await opened.get<ContactActivity>(`/api/contacts/${asked.contactId}/activity`);
    expect([of.messages, of.since, of.timeZone]).toEqual([3, '2025-11-18', 'UTC']);
    expect([of.hours.received[2]?.[9], of.hours.received[1]?.[9], of.hours.sent[2]?.[10]]).toEqual([1, 1, 1]);
    expect([of.channels.sms, of.channels.email]).toEqual([
      { received: 1, sent: 1 },
      { received: 1, sent: 0 },
    ]);
    expect(of.weeks.at(-1)).toEqual({ from: '2026-11-14', received: 1, sent: 1 });
    expect(of.weeks).toHaveLength(26);
  });

  test('of nobody is not found', async () => {
    const answer = await opened.request({ method: 'GET', url: `/api/contacts/${opened.ids.next()}/activity` });
    expect(answer.statusCode).toBe(404);
  });
});
