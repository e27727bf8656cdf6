import type { MarketQuote } from '@concordia/contract/day';
import { type FeedPeer, type SampleQuote, startFeedPeer } from '@concordia/peers/feeds';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { MarketRefresh } from './market-refresh.js';

const HOUR = 3_600_000;

onEveryEngine('the market overview', (engine) => {
  let opened: TestApp;
  let peer: FeedPeer;
  const quotes: SampleQuote[] = [
    { provider: 'stooq', code: '^dax', before: 20_000, value: 20_500 },
    { provider: 'treasury', code: 'BC_10YEAR', before: 4.15, value: 4.12 },
    { provider: 'ecb', code: 'USD', before: 1.1, value: 1.089 },
  ];

  beforeAll(async () => {
    peer = await startFeedPeer(() => ({ feeds: [], quotes, quotesAt: Date.UTC(2026, 10, 19) }));
    const at = (name: string) => `${peer.origin}/market/${name}`;
    const market = { treasury: at('treasury'), ecb: at('ecb'), stooq: at('stooq') };
    opened = await openTestApp(engine, { feeds: 'all', market });
  });
  beforeEach(async () => {
    await opened.enterNewWorkspace();
    for (const place of ['/market/', '/market/ecb']) peer.fault(place, null);
  });
  afterAll(async () => {
    await opened.close();
    await peer.stop();
  });

  const moves = async () =>
    (await opened.get<MarketQuote[]>('/api/market/overview')).map(({ label, value, change, type }) =>
      [label, value, change, type].join(' '),
    );
  const refresh = () => opened.inWorkspace(() => opened.app.get(MarketRefresh).run(new AbortController().signal));

  test('is unavailable, in the words of the product, when no source can be reached', async () => {
    peer.fault('/market/', 'broken');
    const answer = await opened.request({ method: 'GET', url: '/api/market/overview' });
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { statusCode: 503, code: 'MARKET_UNAVAILABLE', message: 'Market data unavailable' },
    ]);
  });

  test('does not wait for a source that never answers', async () => {
    peer.fault('/market/ecb', 'silent');
    expect(await moves()).toEqual(['DAX 20500 2.5 pct', 'US 10Y 4.12 -3 bp']);
  });

  test('has indices and currencies in percent and yields in basis points', async () => {
    await refresh();
    expect(await moves()).toEqual(['DAX 20500 2.5 pct', 'US 10Y 4.12 -3 bp', 'EUR/USD 1.089 -1 pct']);
    const [first] = await opened.get<MarketQuote[]>('/api/market/overview');
    expect(first).toMatchObject({ asOf: '2026-11-19T00:00:00.000Z', isSample: false });
    expect(Date.parse(first?.fetchedAt ?? '')).toBe(opened.clock.now());
  });

  test('keeps the last figures while the sources are down', async () => {
    await refresh();
    const before = await moves();
    expect(before).toHaveLength(3);
    opened.clock.advance(HOUR);
    peer.fault('/market/', 'rubbish');
    await refresh();
    expect(await moves()).toEqual(before);
  });
});
