import type { AnalyticsOverview } from '@concordia/contract/insight';
import { HOUR } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, type MessageWishes, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { FlowDays } from './flow-days.js';

onEveryEngine('the overview', (engine) => {
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

  const overview = (range = '7d') => opened.get<AnalyticsOverview>(`/api/analytics/overview?range=${range}`);
  const keep = () => opened.inWorkspace(() => opened.app.get(FlowDays).keep(new AbortController().signal));

  test('of a workspace without messages has no growth and no times', async () => {
    expect(await overview()).toMatchObject({
      range: '7d',
      period: { from: '2026-11-14', to: '2026-11-20', timeZone: 'UTC', since: '2026-11-14T00:00:00.000Z' },
      totalMessages: 0,
      totalContacts: 0,
      averageResponseTime: null,
      growth: { percent: null, current: 0, preceding: 0, reason: 'history_too_short', interval: null },
      responseTimes: { answered: 0, unanswered: 0, median: null },
    });
  });

  /** Three weeks of messages, whose figures can be told by hand. */
  async function writeAndAnswer(): Promise<void> {
    await make({ channel: 'sms', sentAt: at('2026-11-01T12:00Z') });
    // The week before, up to the same time of day; what came later on that day does not count.
    const late = await make({ channel: 'email', sentAt: at('2026-11-10T08:00Z'), priority: 85, sentiment: 'negative' });
    await make({ channel: 'email', sentAt: at('2026-11-13T09:29Z') });
    await make({ channel: 'email', sentAt: at('2026-11-13T09:31Z') });
    // This week: answered after 4 days and 2 hours what came the week before, then after half an hour, and once not yet.
    await make({ in: late, direction: 'outbound', sentAt: at('2026-11-14T10:00Z') });
    const asked = await make({
      channel: 'whatsapp',
      sentAt: at('2026-11-18T09:00Z'),
      priority: 85,
      sentiment: 'positive',
    });
    await make({ channel: 'whatsapp', in: asked, sentAt: at('2026-11-18T09:10Z'), priority: 65, sentiment: 'neutral' });
    await make({ channel: 'whatsapp', in: asked, direction: 'outbound', sentAt: at('2026-11-18T09:30Z') });
    await make({ channel: 'whatsapp', in: asked, sentAt: at('2026-11-18T20:00Z'), sentiment: 'negative' });
    await make({ channel: 'whatsapp', in: asked, direction: 'outbound', sentAt: at('2026-11-19T02:00Z') });
    await make({ channel: 'email', sentAt: at('2026-11-20T00:00Z') });
  }

  test('says of each figure what the messages say, before and after they are counted', async () => {
    await writeAndAnswer();
    const expected = {
      totalMessages: 7,
      totalContacts: 6,
      activeContacts: 3,
      inbound: 4,
      outbound: 3,
      averageResponseTime: 3.25,
      growth: { percent: 250, current: 7, preceding: 2, reason: null },
      channelDistribution: {
        email: 2,
        whatsapp: 5,
        linkedin: 0,
        sms: 0,
        telegram: 0,
        instagram: 0,
        messenger: 0,
        twitter: 0,
      },
      priorityDistribution: { high: 1, medium: 1, low: 2 },
      sentimentDistribution: { positive: 1, neutral: 1, negative: 1, unknown: 1 },
      responseTimes: {
        answered: 2,
        unanswered: 1,
        average: 3.25,
        first: { answered: 1, average: 0.5 },
        buckets: { '0-1h': 1, '1-4h': 0, '4-8h': 1, '8-24h': 0, '24h+': 0 },
      },
      previous: {
        from: '2026-11-07',
        to: '2026-11-13',
        totalMessages: 2,
        inbound: 2,
        outbound: 0,
        averageResponseTime: 98,
      },
    };
    const counted = await overview();
    expect(counted).toMatchObject(expected);
    expect(counted.weeklyTrends.filter(({ messages }) => messages > 0)).toEqual([
      { date: '2026-11-20', messages: 1, contacts: 1 },
      { date: '2026-11-19', messages: 1, contacts: 1 },
      { date: '2026-11-18', messages: 4, contacts: 1 },
      { date: '2026-11-14', messages: 1, contacts: 1 },
    ]);
    expect(counted.daily.find(({ date }) => date === '2026-11-18')).toEqual({
      date: '2026-11-18',
      from: '2026-11-18T00:00:00.000Z',
      to: '2026-11-19T00:00:00.000Z',
      inbound: 3,
      outbound: 1,
      contacts: 1,
      sentiment: { positive: 1, neutral: 1, negative: 1, unknown: 0 },
      answered: 2,
      averageResponseTime: 3.25,
    });
    expect(counted.responseTimes).toMatchObject({ p90: null, unansweredAfterDay: null, first: { unanswered: 1 } });
    for (const [said, meant] of [
      // Of three, one still waits: half have a reply after six hours, and when nine of ten have one is unknown.
      [counted.responseTimes.median, 6],
      [counted.responseTimes.first.median, 0.5],
    ] as const) {
      expect(Math.abs((said ?? 0) - meant)).toBeLessThanOrEqual(0.01 * meant);
    }
    await keep();
    expect(await overview()).toEqual(counted);
    expect(await opened.get('/api/analytics/overview/7d')).toEqual(counted);
  });

  test('opens the messages behind a figure', async () => {
    await writeAndAnswer();
    const {
      links,
      previous,
      totalMessages,
      inbound,
      priorityDistribution,
      sentimentDistribution,
      channelDistribution,
    } = await overview();
    const total = async (url: string) => {
      const answer = await opened.request({ method: 'GET', url: `${url}&limit=1` });
      return Number(answer.headers['x-total-count']);
    };
    expect(await total(links.messages)).toBe(totalMessages);
    expect(await total(links.inbound)).toBe(inbound);
    expect(await total(links.preceding)).toBe(previous.totalMessages);
    expect(await total(links.byChannel.whatsapp)).toBe(channelDistribution.whatsapp);
    expect(await total(links.byPriority.high)).toBe(priorityDistribution.high);
    expect(await total(links.bySentiment.negative)).toBe(sentimentDistribution.negative);
    const day = 'from=2026-11-18T00:00:00.000Z&to=2026-11-19T00:00:00.000Z';
    expect(await total(`/api/messages?${day}`)).toBe(4);
    expect(await total(`/api/messages?${day}&q=message&direction=outbound`)).toBe(1);
  });

  test('has ranges of one, seven, thirty and ninety days, and says so to whom asks for others', async () => {
    await writeAndAnswer();
    expect((await opened.get<AnalyticsOverview>('/api/analytics/overview')).range).toBe('7d');
    for (const [range, days] of [
      ['1d', 1],
      ['30d', 30],
      ['90d', 90],
    ] as const) {
      const { daily, growth, weeklyTrends } = await overview(range);
      expect([daily.length, weeklyTrends.length]).toEqual([days, Math.max(7, days)]);
      expect(growth.reason).toBe(range === '1d' ? null : 'history_too_short');
    }
    for (const [url, field] of [
      ['/api/analytics/overview?range=2w', 'query.range'],
      ['/api/analytics/overview/2w', 'path.range'],
    ]) {
      const refused = await opened.request({ method: 'GET', url: url ?? '' });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        details: [{ field, expected: 'one of 1d, 7d, 30d, 90d', received: '2w' }],
      });
    }
  });

  test('has the days of the workspace’s zone, also when that is changed', async () => {
    await writeAndAnswer();
    const payload = { currency: 'USD', timeZone: 'America/New_York' };
    const changed = await opened.request({ method: 'PUT', url: '/api/workspace/settings', payload });
    expect(changed.statusCode).toBe(200);
    for (const counted of [await overview(), await keep().then(() => overview())]) {
      expect(counted.period).toEqual({
        from: '2026-11-14',
        to: '2026-11-20',
        timeZone: 'America/New_York',
        since: '2026-11-14T05:00:00.000Z',
      });
      expect(counted.weeklyTrends.find(({ date }) => date === '2026-11-20')?.messages).toBe(0);
      expect(counted.weeklyTrends.find(({ date }) => date === '2026-11-19')?.messages).toBe(1);
    }
  });

  test('counts nothing of another workspace', async () => {
    const other = await opened.addWorkspace('Other');
    await mailMaker(opened, other)({ sentAt: opened.clock.now() - HOUR });
    await make({ sentAt: opened.clock.now() - HOUR });
    expect((await overview()).totalMessages).toBe(1);
    await keep();
    expect((await overview()).totalMessages).toBe(1);
  });
});
