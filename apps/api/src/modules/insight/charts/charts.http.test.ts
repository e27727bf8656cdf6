import type { TwitterPerformance } from '@concordia/contract/insight';
import { DAY } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { PostMetricsRefresh } from './post-metrics-refresh.js';
import { TwitterChartService } from './twitter-chart.service.js';

const CHART = '/charts/twitter_performance.png';
const never = new AbortController().signal;

onEveryEngine('our posts on X', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.enterNewWorkspace());

  const refresh = () => opened.inWorkspace(() => opened.app.get(PostMetricsRefresh).run(never));
  /** Publishes through a simulated X. */
  const publish = async (text: string) => {
    await opened.request({ method: 'PATCH', url: '/api/channels/twitter', payload: { mode: 'simulated' } });
    const adapter = await opened.inWorkspace(() => opened.app.get(ChannelAdapters).forChannel('twitter'));
    expect(await adapter?.post?.(text, never)).toMatchObject({ ok: true });
  };
  const performance = () => opened.get<TwitterPerformance>('/api/analytics/twitter');

  test('are not known while X tells of none', async () => {
    await refresh();
    for (const url of [CHART, '/api/analytics/twitter']) {
      const answer = await opened.request({ method: 'GET', url });
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'TWITTER_NO_METRICS']);
    }
  });

  test('are counted by the day on which they gained, from what X tells', async () => {
    await publish('The beans are in.');
    const tested = { method: 'POST', url: '/api/test/twitter/post', payload: { text: 'A test post.' } } as const;
    expect((await opened.request(tested)).json()).toMatchObject({ ok: true });
    opened.clock.advance(DAY);
    await refresh();
    const first = await performance();
    // A post that only tried the connection is none of ours.
    expect(first.topPosts).toMatchObject([{ text: 'The beans are in.' }]);
    expect(first.totals).toMatchObject({ posts: 1, impressions: first.topPosts[0]?.impressions });
    opened.clock.advance(DAY);
    await refresh();
    // A second look on the same day takes the place of the first.
    await refresh();
    const second = await performance();
    const [yesterday, today] = second.days.slice(-2);
    expect(yesterday?.impressions).toBe(first.totals.impressions);
    expect(today?.impressions).toBe((second.topPosts[0]?.impressions ?? 0) - first.totals.impressions);
    expect(today?.impressions).toBeGreaterThan(0);
    expect(second.fetchedAt).toBe(new Date(opened.clock.now()).toISOString());
  });

  test('are drawn for both themes', async () => {
    await publish('The beans are in.');
    opened.clock.advance(DAY);
    await refresh();
    const draw = (query: string) => opened.request({ method: 'GET', url: `${CHART}${query}` });
    const [light, dark, sepia] = [await draw(''), await draw('?theme=dark'), await draw('?theme=sepia')];
    expect(light.headers['content-type']).toBe('image/png');
    const { rawPayload: bytes } = light;
    expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      'PNG',
      1440,
      880,
    ]);
    expect(dark.rawPayload.equals(bytes)).toBe(false);
    expect([sepia.statusCode, sepia.json().details[0].field]).toEqual([400, 'query.theme']);
  });

  test("are nobody else's", async () => {
    await publish('The beans are in.');
    await refresh();
    expect((await performance()).totals.posts).toBe(1);
    const other = await opened.addWorkspace('Other');
    const asked = opened.inWorkspace(() => opened.app.get(TwitterChartService).performance(), other);
    await expect(asked).rejects.toMatchObject({ code: 'TWITTER_NO_METRICS' });
  });
});
