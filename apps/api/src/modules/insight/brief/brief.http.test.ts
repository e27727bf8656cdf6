import type {
  BriefDelivery,
  ChurnPrediction,
  IntentReport,
  MorningBrief,
  RfmAnalysis,
} from '@concordia/contract/insight';
import { DAY, HOUR, MINUTE, SECOND } from '@concordia/domain';
import { RFM_SEGMENTS } from '@concordia/domain/customers';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { SimulatedPeers } from '../../channels/connections/simulated/simulated-peers.js';
import { passTime } from '../../delivery/outbox/testing.js';
import { BriefService } from './brief.service.js';

const MORNING = '/api/analytics/brief/morning';
const DELIVERY = '/api/analytics/brief/delivery';
const PATIENCE = { timeout: 120_000, interval: 50 };
/** Each thread reads its sources anew, which takes its time beside others. */
const SLOW = 180_000;

/** Kind, width and height of a picture. */
function pictureOf(base64: string) {
  const bytes = Buffer.from(base64, 'base64');
  return { kind: bytes.toString('latin1', 1, 4), width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

onEveryEngine('the morning brief', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(() => opened.enterNewWorkspace());
  afterAll(() => opened.close());

  const make = async (query = ''): Promise<MorningBrief> => {
    const answer = await opened.request({ method: 'POST', url: `${MORNING}${query}` });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  };
  const write = (work: Parameters<WorkspaceDatabase['write']>[0]) =>
    opened.inWorkspace(() => opened.app.get(WorkspaceDatabase).write(work));

  /** Somebody opened an email of ours, or followed a link in it. */
  const tell = (messageId: string, action: 'open' | 'click', isTest: 0 | 1 = 0) =>
    write((tx) =>
      tx
        .insertInto('engagement_event')
        .values({
          id: opened.ids.next(),
          provider: 'test',
          provider_event_id: opened.ids.next(),
          action,
          address: 'a@people.example',
          message_id: messageId,
          at: opened.clock.now() - HOUR,
          is_test: isTest,
        })
        .execute(),
    );

  /** What the brief names first: somebody waits for an answer. */
  const receiveContract = () =>
    mailMaker(opened)({
      isUrgent: 1,
      priority: 90,
      subject: 'Contract',
      sentAt: opened.clock.now() - 26 * HOUR,
      sentiment: 'negative',
      reasons: [
        { code: 'base', points: 30, text: 'Written by a person, to you' },
        { code: 'question', points: 8, text: 'Asks a question' },
      ],
    });
  const putDelivery = (payload: object) => opened.request({ method: 'PUT', url: DELIVERY, payload });

  /** There is a brief, somewhere to send it to, and a connection to send it through. */
  async function prepareDelivery(): Promise<void> {
    await receiveContract();
    await make();
    expect((await putDelivery({ isOn: true, address: 'Mara@Lindgren.example' })).statusCode).toBe(200);
    await opened.request({ method: 'PATCH', url: '/api/channels/email', payload: { mode: 'simulated' } });
  }
  const send = () => opened.request({ method: 'POST', url: `${MORNING}/email` });
  async function untilSent(): Promise<void> {
    await expect
      .poll(() => opened.get<BriefDelivery>(DELIVERY), PATIENCE)
      .toMatchObject({ lastSentAt: new Date(opened.clock.now()).toISOString(), lastFailure: null });
  }
  const acceptedMails = () => opened.app.get(SimulatedPeers).runningIn(opened.workspaceId)[0]?.peer.accepted ?? [];

  test('of a workspace without messages says what is missing', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await opened.request({ method, url: MORNING });
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'BRIEF_NOTHING_YET']);
    }
  });

  test('is made for whoever asks first, and traces every figure to messages', { timeout: SLOW }, async () => {
    const urgent = await receiveContract();
    const mail = mailMaker(opened);
    const now = opened.clock.now();
    const asked = await mail({ priority: 60, sentAt: now - 3 * DAY, excerpt: 'Is the machine ready?' });
    const promise = 'I will send you the offer by tomorrow.';
    const ours = await mail({ in: asked, direction: 'outbound', sentAt: now - 2 * DAY, excerpt: promise });
    await mail({ direction: 'outbound', sentAt: now - 5 * DAY });
    const read = await mail({ direction: 'outbound', sentAt: now - 4 * DAY, subject: 'Prices' });
    await mail({ direction: 'outbound', sentAt: now - 40 * DAY });
    await mail({ priority: 95, status: 'completed', sentAt: now - HOUR });
    await tell(ours.messageId, 'open');
    await tell(read.messageId, 'click');
    await tell(urgent.messageId, 'open', 1);

    const brief = await opened.get<MorningBrief>(MORNING);
    expect(await opened.get<MorningBrief>(MORNING)).toEqual(brief);
    expect(brief).toMatchObject({
      version: 1,
      generatedBy: 'start',
      generatedAt: new Date(now).toISOString(),
      day: '2026-11-20',
      summary: { period: 'Last 30 days', totalEmails: 3, totalCustomers: 6 },
      charts: { width: 640, height: 320, theme: 'light' },
    });
    // Of three emails two were opened, and in one of these a link was followed.
    expect(brief.summary.avgOpenRate).toBeCloseTo((100 * 2) / 3, 10);
    expect(brief.summary.avgCtr).toBeCloseTo(100 / 3, 10);
    expect(brief.charts.emailDays.filter(({ sent }) => sent > 0)).toEqual([
      { day: '2026-11-15', sent: 1, opened: 0, clicked: 0 },
      { day: '2026-11-16', sent: 1, opened: 1, clicked: 1 },
      { day: '2026-11-18', sent: 1, opened: 1, clicked: 0 },
    ]);
    expect(brief.whoToAnswerToday).toEqual([
      {
        messageId: urgent.messageId,
        conversationId: urgent.conversationId,
        contactId: urgent.contactId,
        contactName: 'Contact 1',
        channel: 'email',
        title: 'Contract',
        why: 'Urgent. Asks a question. Waiting for 1 day.',
        reasons: [{ code: 'question', points: 8, text: 'Asks a question' }],
        waitingSince: new Date(now - 26 * HOUR).toISOString(),
        waitingMinutes: 26 * 60,
        priority: 90,
        isUrgent: true,
      },
    ]);
    expect(brief.promises).toMatchObject([
      { by: 'us', quote: promise, isOverdue: true, dueAt: '2026-11-20T00:00:00.000Z', messageId: ours.messageId },
    ]);
    const behind = new Map(brief.insightDetails.map(({ id, messages }) => [id, messages.map((one) => one.messageId)]));
    expect(behind.get('waiting')).toEqual([urgent.messageId]);
    expect(behind.get('negative')).toEqual([urgent.messageId]);
    expect(behind.get('promises_past')).toEqual([ours.messageId]);
    expect(behind.get('open_rate')).toEqual([read.messageId]);
    expect(brief.insights).toEqual(brief.insightDetails.map(({ text }) => text));
    expect(brief.gaps.map(({ figure }) => figure)).toEqual(['avgRfmScore', 'engagement', 'churnAtRisk']);
    for (const action of brief.recommendedActions) {
      expect(action.expectedValue).toBeCloseTo(action.probability * action.value, 12);
      expect(action.impactPerMinute).toBeCloseTo(action.expectedValue / action.minutes, 12);
    }
    const impacts = brief.recommendedActions.map(({ impactPerMinute }) => impactPerMinute);
    expect(impacts).toEqual(impacts.toSorted((a, b) => b - a));
    expect(brief.recommendedActions.map(({ id }) => id.split(':')[0])).toEqual(['answer', 'promise']);
  });

  test('says of the customers what the segmentation found', { timeout: SLOW }, async () => {
    const mail = mailMaker(opened);
    const now = opened.clock.now();
    for (let person = 0; person < 10; person += 1) {
      const first = await mail({ sentAt: now - (20 + person) * 7 * DAY, status: 'completed' });
      await mail({ in: first, sentAt: now - person * 7 * DAY - HOUR, status: 'completed' });
    }
    const run = await opened.request({ method: 'POST', url: '/api/intelligence/segmentation/run' });
    const url = `/api/intelligence/segmentation/runs/${run.json<{ id: string }>().id}`;
    await expect.poll(() => opened.get(url), PATIENCE).toMatchObject({ state: 'done' });
    const rfm = await opened.get<RfmAnalysis>('/api/intelligence/rfm-analysis');
    const churn = await opened.get<ChurnPrediction>('/api/intelligence/churn-prediction');
    const brief = await make();
    expect(brief.avgRfmScore).toBe(rfm.averageSum);
    expect(brief.engagement).toBeCloseTo(100 * (rfm.engagedShare ?? Number.NaN), 10);
    expect(brief.summary.totalCustomers).toBe(rfm.totalCustomers);
    expect(brief.charts.segmentCounts.map(({ segment, customers }) => [segment, customers])).toEqual(
      RFM_SEGMENTS.map((segment) => [segment, rfm.segments[segment].count]),
    );
    const isKnown = !brief.gaps.some(({ figure }) => figure === 'churnAtRisk');
    expect(brief.churnAtRisk).toBe(isKnown ? churn.churnRisk.high.percentage : null);
    const { top } = await opened.get<IntentReport>('/api/intelligence/intents');
    expect(brief.topIntent?.messageId).toBe(top?.messageId);
    const leaving = brief.insightDetails.find(({ id }) => id === 'leaving');
    expect(leaving === undefined).toBe(churn.churnRisk.high.count === 0);
  });

  test('has charts for both themes, at twice their size', { timeout: SLOW }, async () => {
    await receiveContract();
    const { charts: light } = await opened.get<MorningBrief>(MORNING);
    const { charts: dark } = await opened.get<MorningBrief>(`${MORNING}?theme=dark`);
    for (const picture of [light.emailPerformance, light.segments, dark.emailPerformance, dark.segments]) {
      expect(pictureOf(picture)).toEqual({ kind: 'PNG', width: 1280, height: 640 });
    }
    expect(dark.theme).toBe('dark');
    expect(dark.emailPerformance).not.toBe(light.emailPerformance);
    const answer = await opened.request({ method: 'GET', url: `${MORNING}?theme=sepia` });
    expect([answer.statusCode, answer.json().details[0].field]).toEqual([400, 'query.theme']);
  });

  test('is made once for all who ask at a time, and each time under the next number', { timeout: SLOW }, async () => {
    await receiveContract();
    const before = await opened.get<MorningBrief>(MORNING);
    const [one, another] = await Promise.all([make(), make('?theme=dark')]);
    expect([one.version, another.version]).toEqual([before.version + 1, before.version + 1]);
  });

  test('is made by the run of NightOps too', { timeout: SLOW }, async () => {
    await receiveContract();
    const before = await opened.get<MorningBrief>(MORNING);
    const started = await opened.request({ method: 'POST', url: '/api/night-ops/morning-brief' });
    const url = `/api/night-ops/runs/${started.json<{ id: string }>().id}`;
    await expect.poll(() => opened.get(url), PATIENCE).toMatchObject({ state: 'done' });
    expect((await opened.get<MorningBrief>(MORNING)).version).toBe(before.version + 1);
  });

  test("of another workspace is nobody else's", { timeout: SLOW }, async () => {
    await receiveContract();
    await make();
    const other = await opened.addWorkspace('Other');
    const asked = opened.inWorkspace(() => opened.app.get(BriefService).latest('light'), other);
    await expect(asked).rejects.toMatchObject({ code: 'BRIEF_NOTHING_YET' });
  });

  test('goes nowhere until somebody says where', { timeout: SLOW }, async () => {
    await receiveContract();
    await make();
    expect(await opened.get(DELIVERY)).toEqual({ isOn: false, address: null, lastSentAt: null, lastFailure: null });
    const nowhere = await send();
    expect([nowhere.statusCode, nowhere.json().code]).toEqual([409, 'BRIEF_NO_ADDRESS']);
    for (const [payload, fields] of [
      [{ isOn: 'yes', address: 'nowhere' }, ['body.isOn', 'body.address']],
      [{ isOn: true, address: null }, ['body.address']],
      [{}, ['body.isOn', 'body.address']],
      [{ isOn: false, address: null, copy: 'a@b.example' }, ['body.copy']],
    ] as const) {
      const answer = await putDelivery(payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details.map(({ field }: { field: string }) => field)).toEqual(fields);
    }
    expect((await putDelivery({ isOn: true, address: 'Mara@Lindgren.example' })).json()).toMatchObject({
      isOn: true,
      address: 'mara@lindgren.example',
    });
    const nobody = await send();
    expect([nobody.statusCode, nobody.json().code]).toEqual([409, 'CHANNEL_NOT_CONNECTED']);
  });

  test('is sent through the email connection, in words and with its charts', { timeout: SLOW }, async () => {
    await prepareDelivery();
    expect((await send()).statusCode).toBe(200);
    await untilSent();
    const [mail] = acceptedMails();
    expect(mail).toMatchObject({ to: 'mara@lindgren.example' });
    expect(mail?.text).toContain('Who to reply to today');
    expect(mail?.text).toContain('Contact 1: Contract.');
  });

  test('leaves through the outbox: counted, not held by what protects customers, once', { timeout: SLOW }, async () => {
    await prepareDelivery();
    await send();
    await untilSent();
    expect(await opened.get('/api/guardrails')).toMatchObject({ L2: false });
    expect(await opened.get('/api/guardrails/usage')).toMatchObject({ sentToday: 1 });
    expect(await opened.get('/api/guardrails/decisions')).toMatchObject([
      { automationId: 'own:morning-brief', verdict: 'sent', contactId: null },
    ]);
    expect(await opened.get('/api/guardrails/automations')).toEqual([]);
    expect((await send()).statusCode).toBe(200);
    const rows = await opened.engine.reader
      .selectFrom('outbound_message')
      .select(['state', 'message_id'])
      .where('workspace_id', '=', opened.workspaceId)
      .execute();
    expect(rows).toEqual([{ state: 'sent', message_id: null }]);
  });

  test('is tried again by itself, and says meanwhile what went wrong', { timeout: SLOW }, async () => {
    await prepareDelivery();
    const adapters = opened.app.get(ChannelAdapters);
    const real = await opened.inWorkspace(() => adapters.forChannel('email'));
    const keys: string[] = [];
    const spy = vi.spyOn(adapters, 'forChannel').mockImplementation(async () => {
      if (real === null) return null;
      const sendOnce: typeof real.send = (message, signal) => {
        keys.push(message.idempotencyKey);
        if (keys.length > 1) return real.send(message, signal);
        return Promise.resolve({ ok: false, failure: 'transient', providerCode: null, retryAfterMs: null });
      };
      return { ...real, send: sendOnce };
    });
    onTestFinished(() => spy.mockRestore());
    await send();
    await expect
      .poll(() => opened.get<BriefDelivery>(DELIVERY), PATIENCE)
      .toMatchObject({ lastFailure: expect.any(String) });
    await expect
      .poll(async () => {
        await passTime(opened, 10 * SECOND);
        return opened.get<BriefDelivery>(DELIVERY);
      }, PATIENCE)
      .toMatchObject({ lastFailure: null });
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(acceptedMails()).toHaveLength(1);
    expect(await opened.get('/api/guardrails/usage')).toMatchObject({ sentToday: 1 });
  });

  test('that names an erased person is gone, and the next one does not know them', { timeout: SLOW }, async () => {
    const urgent = await receiveContract();
    await mailMaker(opened)({ sentAt: opened.clock.now() - HOUR });
    const { whoToAnswerToday } = await opened.get<MorningBrief>(MORNING);
    const { contactId } = urgent;
    expect(whoToAnswerToday[0]?.contactId).toBe(contactId);
    const answer = await opened.request({
      method: 'POST',
      url: `/api/contacts/${contactId}/erasure`,
      payload: { confirm: 'Contact 1' },
    });
    expect(answer.statusCode).toBe(200);
    const stored = () =>
      opened.engine.reader
        .selectFrom('morning_brief')
        .select('id')
        .where('content', 'like', `%${contactId}%`)
        .execute();
    await expect.poll(stored, PATIENCE).toEqual([]);
    expect(JSON.stringify(await opened.get<MorningBrief>(MORNING))).not.toContain(contactId);
  });
});

onEveryEngine('the first brief', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());

  const stored = () => opened.engine.reader.selectFrom('morning_brief').select(['version', 'generated_by']).execute();

  test('is made a minute after the first messages, and only once', { timeout: SLOW }, async () => {
    const mail = mailMaker(opened);
    await mail({ subject: 'Samples' });
    await opened.doJobs();
    expect(await stored()).toEqual([]);
    for (let more = 0; more < 2; more += 1) {
      opened.clock.advance(MINUTE);
      await opened.doJobs();
      expect(await stored()).toEqual([{ version: 1, generated_by: 'start' }]);
      await mail({ subject: 'Another' });
    }
  });
});
