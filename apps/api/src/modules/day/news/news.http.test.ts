import type { NewsItem, NewsSource } from '@concordia/contract/day';
import { type FeedPeer, startFeedPeer } from '@concordia/peers/feeds';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobRunner } from '../../../jobs/job-runner.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { NewsRefresh } from './news-refresh.js';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 20, 9, 30);

const item = (guid: string, hours: number) => ({
  guid,
  title: `Story ${guid}`,
  url: `https://news.example/${guid}`,
  publishedAt: NOW - hours * HOUR,
});

onEveryEngine('news', (engine) => {
  let opened: TestApp;
  let peer: FeedPeer;
  let items: Record<'one' | 'two', ReturnType<typeof item>[]>;

  beforeAll(async () => {
    peer = await startFeedPeer(() => ({
      feeds: [
        { file: 'one.xml', format: 'rss', title: 'One', items: items.one },
        { file: 'two.json', format: 'json', title: 'Two', items: items.two },
      ],
      quotes: [],
      quotesAt: NOW,
    }));
    opened = await openTestApp(engine, { feeds: 'samples' });
  });
  beforeEach(async () => {
    items = { one: [item('a', 1), item('b', 30)], two: [item('c', 2)] };
    for (const place of ['/news/', '/news/two']) peer.fault(place, null);
    // The schedule goes on reading for the workspaces of earlier tests, whose calls would be counted here.
    await opened.engine.writer.updateTable('news_source').set({ is_on: 0 }).execute();
    await opened.app.get(JobRunner).idle();
    await opened.enterNewWorkspace();
    await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write(async (tx) => {
        for (const [index, file] of ['one.xml', 'two.json'].entries()) {
          const row = { name: file, url: `${peer.origin}/news/${file}`, is_sample: 1 as const, created_at: index };
          await tx
            .insertInto('news_source')
            .values({ id: opened.ids.next(), ...row })
            .execute();
        }
      }),
    );
  });
  afterAll(async () => {
    await opened.close();
    await peer.stop();
  });

  const titles = async () => (await opened.get<NewsItem[]>('/api/news/ticker')).map(({ title }) => title);
  const refresh = () => opened.inWorkspace(() => opened.app.get(NewsRefresh).run(new AbortController().signal));
  const sources = () => opened.get<NewsSource[]>('/api/news/sources');

  test('are unavailable, in the words of the product, when no source can be reached', async () => {
    peer.fault('/news/', 'broken');
    const answer = await opened.request({ method: 'GET', url: '/api/news/ticker' });
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { statusCode: 503, code: 'NEWS_UNAVAILABLE', message: 'News service unavailable' },
    ]);
    expect((await sources()).map(({ failure }) => failure)).toEqual(Array(2).fill('The address returned 503.'));
  });

  test('of all sources stand newest first, whatever one of them does', async () => {
    peer.fault('/news/two', 'rubbish');
    await refresh();
    expect(await titles()).toEqual(['Story a', 'Story b']);
    expect((await sources())[1]?.failure).toBe('The address did not return a feed.');
    peer.fault('/news/two', null);
    opened.clock.advance(HOUR);
    await refresh();
    expect(await titles()).toEqual(['Story a', 'Story c', 'Story b']);
  });

  test('are not read again within ten minutes, and not sent again when nothing is new', async () => {
    await refresh();
    const before = peer.calls.length;
    await refresh();
    expect(peer.calls).toHaveLength(before);
    opened.clock.advance(HOUR);
    items.one.unshift(item('d', 0));
    await refresh();
    expect(peer.calls).toHaveLength(before + 2);
    expect(await titles()).toEqual(['Story d', 'Story a', 'Story c', 'Story b']);
    expect((await sources()).every(({ failure }) => failure === null)).toBe(true);
  });

  test('stay while a source is down', async () => {
    await refresh();
    opened.clock.advance(HOUR);
    peer.fault('/news/', 'broken');
    await refresh();
    expect(await titles()).toEqual(['Story a', 'Story c', 'Story b']);
    expect((await sources()).map(({ failure }) => failure)).toEqual(Array(2).fill('The address returned 503.'));
  });

  test('of a source that is off or removed are not shown', async () => {
    await refresh();
    const [one, two] = await sources();
    const patch = await opened.request({
      method: 'PATCH',
      url: `/api/news/sources/${one?.id}`,
      payload: { isOn: false },
    });
    expect(patch.json()).toMatchObject({ isOn: false });
    expect(await titles()).toEqual(['Story c']);
    await opened.request({ method: 'DELETE', url: `/api/news/sources/${two?.id}` });
    expect(await titles()).toEqual([]);
    expect((await sources()).map(({ id }) => id)).toEqual([one?.id]);
  });

  test.each([
    [{ url: 'javascript:alert(1)' }, 'body.url'],
    [{ url: 'not an address' }, 'body.url'],
    [{ url: `https://n.example/${'x'.repeat(2_000)}` }, 'body.url'],
    [{ url: 'https://n.example/', name: ' ' }, 'body.name'],
    [{ url: 'https://n.example/', extra: 1 }, 'body.extra'],
    [{}, 'body.url'],
  ])('refuse the source %j', async (payload, field) => {
    const answer = await opened.request({ method: 'POST', url: '/api/news/sources', payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].field).toBe(field);
  });

  test('come from an address on this machine only when the program put it there', async () => {
    await refresh();
    const payload = { url: `${peer.origin}/news/one.xml?again`, name: '<script>alert(1)</script>' };
    const calls = peer.calls.length;
    const created = await opened.request({ method: 'POST', url: '/api/news/sources', payload });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ name: '<script>alert(1)</script>', isSample: false });
    expect(peer.calls).toHaveLength(calls);
    expect((await opened.request({ method: 'POST', url: '/api/news/sources', payload })).statusCode).toBe(409);
  });
});
