import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { ChartDrawer } from '../charts/chart-drawer.js';
import { BriefMaker } from './brief-maker.js';
import { briefGate, HELD_BRIEF_THREAD } from './thread/held-thread.js';

const MORNING = '/api/analytics/brief/morning';

/** The thread reads its sources anew, which takes its time beside others. */
const SLOW = 180_000;

onEveryEngine('while a brief is made', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());

  test('other requests are answered: its thread may be held as long as it likes', { timeout: SLOW }, async () => {
    const mail = await mailMaker(opened)({ subject: 'Samples' });
    const { app, settings } = opened;
    const held = new BriefMaker(app.get(ChartDrawer), settings, HELD_BRIEF_THREAD);
    vi.spyOn(app.get(BriefMaker), 'make').mockImplementation((order) => held.make(order));
    const gate = briefGate();
    let isMade = false;
    const made = opened.request({ method: 'POST', url: MORNING }).then((answer) => {
      isMade = true;
      return answer;
    });
    await Promise.race([gate.held, made]);

    for (const url of [
      '/api/messages',
      `/api/messages/${mail.messageId}`,
      '/api/analytics/overview',
      '/api/contacts',
    ]) {
      expect((await opened.request({ method: 'GET', url })).statusCode).toBe(200);
    }
    const payload = { status: 'completed' };
    const write = await opened.request({ method: 'PATCH', url: `/api/messages/${mail.messageId}`, payload });
    expect([write.statusCode, isMade]).toEqual([200, false]);

    gate.letGo();
    expect((await made).statusCode).toBe(201);
    gate.close();
  });
});
