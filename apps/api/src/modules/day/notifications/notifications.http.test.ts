import type { Notification } from '@concordia/contract/day';
import { DAY, HOUR } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { type NewNotification, NotificationsService } from './notifications.service.js';
import { UrgentMessages } from './urgent-messages.js';

onEveryEngine('notifications', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.enterNewWorkspace());

  const notify = (made: NewNotification, workspaceId = opened.workspaceId) =>
    opened.inWorkspace(
      () => opened.app.get(WorkspaceDatabase).write((tx) => opened.app.get(NotificationsService).notify(tx, made)),
      workspaceId,
    );
  const list = () => opened.get<Notification[]>('/api/notifications');
  const seen = (payload: object) => opened.request({ method: 'POST', url: '/api/notifications/seen', payload });

  test('are made once for each event, newest first, and say whom they are about', async () => {
    const { messageId, contactId } = await mailMaker(opened)();
    const failed = {
      kind: 'send_failed',
      dedupeKey: 'send_failed:1',
      title: 'Offer',
      reason: 'The number is wrong.',
    } as const;
    expect(await notify({ ...failed, channel: 'sms', messageId, contactId })).toBe(true);
    expect(await notify({ ...failed, title: 'Another' })).toBe(false);
    opened.clock.advance(HOUR);
    expect(await notify({ kind: 'snooze_ended', dedupeKey: 'snooze_ended:1', title: 'x'.repeat(5000) })).toBe(true);
    const [ended, sent] = await list();
    expect(ended).toMatchObject({ kind: 'snooze_ended', title: 'x'.repeat(300), contactName: null });
    expect(sent).toMatchObject({
      kind: 'send_failed',
      title: 'Offer',
      reason: 'The number is wrong.',
      channel: 'sms',
      messageId,
      contactId,
      contactName: 'Contact 1',
      seenAt: null,
    });
    expect(await opened.get('/api/notifications/summary')).toEqual({ unseen: 2 });
  });

  test('are seen by id, or up to an instant, and only once', async () => {
    await notify({ kind: 'snooze_ended', dedupeKey: 'snooze_ended:1', title: 'One' });
    opened.clock.advance(HOUR);
    await notify({ kind: 'snooze_ended', dedupeKey: 'snooze_ended:2', title: 'Two' });
    const [newest, oldest] = await list();
    expect((await seen({ ids: [oldest?.id] })).json()).toEqual({ unseen: 1 });
    expect((await seen({ ids: [oldest?.id] })).json()).toEqual({ unseen: 1 });
    expect((await seen({ upTo: oldest?.createdAt })).json()).toEqual({ unseen: 1 });
    expect((await seen({ upTo: newest?.createdAt })).json()).toEqual({ unseen: 0 });
    expect((await list()).every(({ seenAt }) => seenAt !== null)).toBe(true);
  });

  test.each([
    ['nothing', {}],
    ['both', { upTo: '2026-11-20T09:30:00.000Z', ids: ['0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11'] }],
    ['no ids', { ids: [] }],
    ['an id that is none', { ids: ['x'] }],
    ['a time that is none', { upTo: 'now' }],
  ])('refuse %s', async (_, payload) => {
    const answer = await seen(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  test('of another workspace are neither shown, nor counted, nor marked', async () => {
    const other = await opened.addWorkspace('Other');
    const key = { kind: 'snooze_ended', dedupeKey: 'snooze_ended:1', title: 'Theirs' } as const;
    expect(await notify({ ...key, title: 'Ours' })).toBe(true);
    expect(await notify(key, other)).toBe(true);
    expect((await list()).map(({ title }) => title)).toEqual(['Ours']);
    expect(await opened.get('/api/notifications/summary')).toEqual({ unseen: 1 });
    await seen({ upTo: new Date(opened.clock.now() + DAY).toISOString() });
    const theirs = await opened.inWorkspace(() => opened.app.get(NotificationsService).summary(), other);
    expect(theirs).toEqual({ unseen: 1 });
  });

  test('of an import are about its urgent messages of the last two days, at most twenty', async () => {
    const make = mailMaker(opened);
    const run = opened.ids.next();
    const now = opened.clock.now();
    const wanted = await make({ isUrgent: 1, sentAt: now - HOUR, subject: 'Leak in the roastery' });
    const others = [
      await make({ isUrgent: 1, sentAt: now - 3 * DAY }),
      await make({ isUrgent: 0, sentAt: now - HOUR }),
      await make({ isUrgent: 1, sentAt: now - HOUR, status: 'completed' }),
      await make({ isUrgent: 1, sentAt: now - HOUR, direction: 'outbound' }),
    ];
    const many = await Promise.all(Array.from({ length: 25 }, () => make({ isUrgent: 1, sentAt: now - 2 * HOUR })));
    const db = opened.app.get(WorkspaceDatabase);
    await opened.inWorkspace(() =>
      db.write(async (tx) => {
        const ids = [wanted, ...others, ...many].map(({ messageId }) => messageId);
        await tx.updateTable('message').set({ import_run_id: run }).where('id', 'in', ids).execute();
        await opened.app.get(UrgentMessages).notifyOfImport(tx, run);
        await opened.app.get(UrgentMessages).notifyOfImport(tx, run);
      }),
    );
    const told = (await list()).filter(({ kind }) => kind === 'urgent_message');
    expect(told).toHaveLength(20);
    expect(told[0]).toMatchObject({ title: 'Leak in the roastery', messageId: wanted.messageId, channel: 'email' });
    const ids = told.map(({ messageId }) => messageId);
    for (const { messageId } of others) expect(ids).not.toContain(messageId);
  });

  test('are forgotten after ninety days', async () => {
    // A new schedule begins with its next turn.
    await opened.doJobs();
    await notify({ kind: 'snooze_ended', dedupeKey: 'snooze_ended:old', title: 'Old' });
    opened.clock.advance(91 * DAY);
    await notify({ kind: 'snooze_ended', dedupeKey: 'snooze_ended:new', title: 'New' });
    await opened.doJobs();
    // Other things may have become due in the meantime, such as the morning's brief.
    const ended = (await list()).filter(({ kind }) => kind === 'snooze_ended');
    expect(ended.map(({ title }) => title)).toEqual(['New']);
  });
});
