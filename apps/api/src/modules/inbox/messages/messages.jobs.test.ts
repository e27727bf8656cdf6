import type { Message } from '@concordia/contract/inbox';
import { DAY, HOUR } from '@concordia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doDueJobs } from '../../../jobs/do-due-jobs.js';
import { JobRunner } from '../../../jobs/job-runner.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('scoring again', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());

  async function rescore(): Promise<void> {
    const runner = opened.app.get(JobRunner);
    await runner.tidy();
    opened.clock.advance(HOUR);
    await runner.tidy();
    await doDueJobs(runner);
  }

  test('raises what waits, and leaves alone what was answered, is done, or a person marked', async () => {
    const make = mailMaker(opened);
    const sentAt = opened.clock.now();
    const excerpt = 'Could you send the offer before Thursday? It is urgent.';
    const waiting = await make({ sentAt, excerpt });
    const marked = await make({ sentAt, excerpt });
    const done = await make({ sentAt, excerpt, status: 'completed' });
    const answered = await make({ sentAt, excerpt });
    await make({ in: answered, direction: 'outbound', sentAt: sentAt + 1000, isRead: true, status: 'waiting' });
    await opened.request({ method: 'PATCH', url: `/api/messages/${marked.messageId}`, payload: { isUrgent: 0 } });
    const read = ({ messageId }: MadeMessage) => opened.get<Message>(`/api/messages/${messageId}`);

    await rescore();
    const first = await read(waiting);
    expect(first.priorityReasons.length).toBeGreaterThan(0);
    opened.clock.advance(DAY);
    await rescore();
    const second = await read(waiting);
    expect(second.priority).toBeGreaterThan(first.priority);
    expect(second.isUrgent).toBe(1);
    expect((await read(marked)).isUrgent).toBe(0);
    expect((await read(marked)).priority).toBe(second.priority);
    expect((await read(done)).priorityReasons).toEqual([]);
    expect((await read(answered)).priorityReasons).toEqual([]);
    expect(await opened.get('/api/analytics/stats')).toMatchObject({ urgent: 1 });
  });
});
