import type { Notification } from '@concordia/contract/day';
import type { NightRun } from '@concordia/contract/intake';
import { DAY, HOUR, MINUTE } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobRunner } from '../../../jobs/job-runner.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

const PATIENCE = { timeout: 15_000, interval: 25 };
const GUARDRAILS = { L1: true, L2: false, canary: 25, stop_unsub: 0.008, stop_complaints: 0.002, daily_budget: 5000 };

onEveryEngine('NightOps', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.enterNewWorkspace());

  const start = async (what: string): Promise<NightRun> => {
    const answer = await opened.request({ method: 'POST', url: `/api/night-ops/${what}` });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  };
  const run = (id: string) => opened.get<NightRun>(`/api/night-ops/runs/${id}`);
  async function until(id: string, state: NightRun['state']): Promise<NightRun> {
    await expect.poll(() => run(id), PATIENCE).toMatchObject({ state });
    return run(id);
  }
  const write = (work: Parameters<WorkspaceDatabase['write']>[0]) =>
    opened.inWorkspace(() => opened.app.get(WorkspaceDatabase).write(work));

  test('say who to answer today, what failed, what is due, and which channel is out', async () => {
    const make = mailMaker(opened);
    const now = opened.clock.now();
    const urgent = await make({ isUrgent: 1, priority: 70, subject: 'Contract', sentAt: now - HOUR });
    const answered = await make({ isUrgent: 1, sentAt: now - 3 * HOUR });
    await make({ in: answered, direction: 'outbound', sentAt: now - 2 * HOUR });
    await make({ priority: 20, sentAt: now - HOUR });
    await make({ priority: 95, status: 'completed', sentAt: now - HOUR });
    const high = await make({ priority: 90, subject: 'Offer', sentAt: now - DAY });
    const task = opened.ids.next();
    await write(async (tx) => {
      const times = { created_at: now, due_at: now + HOUR };
      await tx
        .insertInto('task')
        .values({ id: task, kind: 'follow_up', title: 'Call Ada', contact_id: high.contactId, ...times })
        .execute();
      await tx
        .insertInto('task')
        .values({ id: opened.ids.next(), kind: 'follow_up', title: 'Next week', ...times, due_at: now + 7 * DAY })
        .execute();
      const connection = {
        id: opened.ids.next(),
        channel: 'telegram',
        mode: 'live',
        health: 'expired',
        health_reason: 'The token ended.',
      } as const;
      await tx
        .insertInto('channel_connection')
        .values({ ...connection, since: now })
        .execute();
    });
    const done = await until((await start('morning-brief')).id, 'done');
    expect(done).toMatchObject({ kind: 'morning_brief', startedBy: 'person', steps: 1, stepsDone: 1, harvest: null });
    expect(done.brief).toMatchObject({
      day: '2026-11-20',
      totals: { answer: 2, follow_up: 1, send_failed: 0, connection: 1 },
    });
    expect(done.brief?.lines.map(({ kind, title, messageId }) => [kind, title, messageId])).toEqual([
      ['connection', 'Telegram', null],
      ['answer', 'Contract', urgent.messageId],
      ['answer', 'Offer', high.messageId],
      ['follow_up', 'Call Ada', null],
    ]);
    expect(done.brief?.lines[3]).toMatchObject({ taskId: task, contactId: high.contactId });
    const notifications = await opened.get<Notification[]>('/api/notifications');
    expect(notifications.filter(({ kind }) => kind === 'brief_ready')).toHaveLength(1);
  });

  test('are made at their time of day in the workspace, once, also after that was changed', async () => {
    const tidy = () => opened.app.get(JobRunner).tidy();
    const scheduled = async () =>
      (await opened.get<NightRun[]>('/api/night-ops/runs')).filter(({ startedBy }) => startedBy === 'schedule');
    const payload = { ...GUARDRAILS, brief_time: '11:15' };
    expect((await opened.request({ method: 'PUT', url: '/api/guardrails', payload })).statusCode).toBe(200);
    await tidy();
    const settings = { currency: 'SEK', timeZone: 'Europe/Stockholm' };
    const moved = await opened.request({ method: 'PUT', url: '/api/workspace/settings', payload: settings });
    expect(moved.statusCode).toBe(200);
    await tidy();
    opened.clock.advance(44 * MINUTE);
    await tidy();
    expect(await scheduled()).toHaveLength(0);
    opened.clock.advance(MINUTE);
    await tidy();
    await tidy();
    await expect.poll(scheduled, PATIENCE).toMatchObject([{ kind: 'morning_brief', state: 'done' }]);
  });

  test('read again what was put aside, and say how much that was', async () => {
    const raw = '{}';
    const received_at = opened.clock.now();
    await write(async (tx) => {
      for (const provider_id of ['one', 'two']) {
        await tx
          .insertInto('inbound_envelope')
          .values({ id: opened.ids.next(), provider: 'twilio', provider_id, raw, state: 'early', received_at })
          .execute();
      }
    });
    const done = await until((await start('inbox-harvester')).id, 'done');
    expect(done).toMatchObject({ harvest: { mailboxes: 0, messages: 0, envelopes: 2 }, brief: null, failure: null });
    expect(done.stepsDone).toBe(done.steps);
  });

  test('can be stopped until they have ended, and are one at a time', async () => {
    const id = opened.ids.next();
    await write((tx) =>
      tx
        .insertInto('night_run')
        .values({ id, kind: 'inbox_harvester', started_by: 'person', state: 'running', created_at: opened.clock.now() })
        .execute(),
    );
    expect((await start('inbox-harvester')).id).toBe(id);
    const cancel = () => opened.request({ method: 'POST', url: `/api/night-ops/runs/${id}/cancel` });
    expect((await cancel()).json()).toMatchObject({ id, state: 'cancelled' });
    const again = await cancel();
    expect([again.statusCode, again.json().code]).toEqual([409, 'NIGHT_RUN_ENDED']);
    const unknown = await opened.request({ method: 'GET', url: `/api/night-ops/runs/${opened.ids.next()}` });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NIGHT_RUN_NOT_FOUND']);
  });
});
