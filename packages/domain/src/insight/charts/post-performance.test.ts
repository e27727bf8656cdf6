import { describe, expect, it } from 'vitest';
import { CHART_LOOKS } from './look.js';
import { type PostStanding, postPerformance, twitterDrawing } from './post-performance.js';

const NOW = Date.UTC(2026, 10, 20, 9);

const standing = (day: string, impressions: number, likes = 0): PostStanding => ({
  postId: '7',
  day,
  text: 'Beans',
  postedAt: Date.UTC(2026, 10, 17, 8),
  fetchedAt: Date.parse(`${day}T08:00:00Z`),
  impressions,
  likes,
  reposts: 0,
  replies: 0,
});

describe('how posts did', () => {
  it('counts on each day what was gained since the look before', () => {
    const all = [standing('2026-11-19', 130, 6), standing('2026-11-17', 100, 4), standing('2026-11-18', 120, 7)];
    const { days, totals, topPosts, engagementRate, text } = postPerformance(all, NOW);
    expect(
      days.filter(({ impressions }) => impressions > 0).map(({ day, impressions, likes }) => [day, impressions, likes]),
    )
      // A like that was taken back is nothing gained.
      .toEqual([
        ['2026-11-17', 100, 4],
        ['2026-11-18', 20, 3],
        ['2026-11-19', 10, 0],
      ]);
    expect(totals).toEqual({ posts: 1, impressions: 130, likes: 7, reposts: 0, replies: 0 });
    expect(engagementRate).toBeCloseTo((100 * 7) / 130, 10);
    expect(text).toBe(
      'In the last 30 days posts were seen 130 times, with 7 likes, 0 reposts and 0 replies. They were seen most on 17 November 2026: 100 times.',
    );
    expect(topPosts).toMatchObject([{ postId: '7', impressions: 130, likes: 6, url: 'https://x.com/i/status/7' }]);
  });

  it('is thirty days, today the last, however old the figures are', () => {
    const { days, totals, topPosts, engagementRate, text } = postPerformance([standing('2026-01-01', 5)], NOW);
    expect(days).toHaveLength(30);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-10-22', '2026-11-20']);
    expect(days[0]).toEqual({ day: '2026-10-22', posts: 0, impressions: 0, likes: 0, reposts: 0, replies: 0 });
    expect(totals.impressions).toBe(0);
    expect(engagementRate).toBeNull();
    expect(topPosts).toHaveLength(1);
    expect(text).toBe('In the last 30 days posts were seen 0 times, with 0 likes, 0 reposts and 0 replies.');
  });

  it('adds the posts of a day up, and counts each on the day it was written', () => {
    const { days, totals, engagementRate, fetchedAt, text } = postPerformance(
      [
        { ...standing('2026-11-18', 1_000, 1), postId: 'a', reposts: 1, replies: 1 },
        { ...standing('2026-11-19', 1_001, 1), postId: 'a', reposts: 1, replies: 1 },
        { ...standing('2026-11-18', 1_000), postId: 'b', postedAt: Date.UTC(2026, 9, 1), fetchedAt: 0 },
      ],
      NOW,
    );
    expect(days.filter(({ posts, impressions }) => posts + impressions > 0)).toEqual([
      { day: '2026-11-17', posts: 1, impressions: 0, likes: 0, reposts: 0, replies: 0 },
      { day: '2026-11-18', posts: 0, impressions: 2_000, likes: 1, reposts: 1, replies: 1 },
      { day: '2026-11-19', posts: 0, impressions: 1, likes: 0, reposts: 0, replies: 0 },
    ]);
    expect(totals).toEqual({ posts: 1, impressions: 2_001, likes: 1, reposts: 1, replies: 1 });
    expect(engagementRate).toBeCloseTo(300 / 2_001, 10);
    expect(fetchedAt).toBe('2026-11-19T08:00:00.000Z');
    expect(text).toBe(
      'In the last 30 days posts were seen 2,001 times, with 1 like, 1 repost and 1 reply. They were seen most on 18 November 2026: 2,000 times.',
    );
  });

  it('names the first of the days that were equally good, and a single time as one', () => {
    const { text } = postPerformance([standing('2026-11-19', 1), { ...standing('2026-11-18', 1), postId: 'b' }], NOW);
    expect(text).toContain('They were seen most on 18 November 2026: 1 time.');
  });

  it('has the five posts that were seen most, of equals by id', () => {
    const seen = (postId: string, impressions: number) => ({ ...standing('2026-11-18', impressions), postId });
    const posts = [seen('b', 5), seen('c', 5), seen('a', 5), seen('d', 4), seen('e/?', 9), seen('f', 1)];
    const { topPosts, fetchedAt } = postPerformance(posts, NOW);
    expect(topPosts.map(({ postId }) => postId)).toEqual(['e/?', 'a', 'b', 'c', 'd']);
    expect(topPosts[0]).toEqual({
      postId: 'e/?',
      text: 'Beans',
      postedAt: '2026-11-17T08:00:00.000Z',
      impressions: 9,
      likes: 0,
      reposts: 0,
      replies: 0,
      url: 'https://x.com/i/status/e%2F%3F',
    });
    expect(fetchedAt).toBe('2026-11-18T08:00:00.000Z');
    expect(postPerformance([], NOW).fetchedAt).toBe('1970-01-01T00:00:00.000Z');
  });
});

describe('the chart of posts', () => {
  it('has impressions as columns above likes, reposts and replies as lines', () => {
    const day = { day: '2026-11-20', posts: 0, impressions: 4, likes: 1, reposts: 2, replies: 3 };
    const svg = twitterDrawing({ days: [day, { ...day, likes: 3, reposts: 1, replies: 0 }] }, 'dark');
    const look = CHART_LOOKS.dark;
    expect(svg).toMatch(/^<svg [^>]*width="720" height="440"/);
    expect(svg).toContain('translate(0 220)');
    const titles = [...svg.matchAll(/font-size="1[25]"[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(titles).toEqual([
      'How often posts on X were seen',
      'Impressions',
      'What people did with them',
      'Likes',
      'Reposts',
      'Replies',
    ]);
    expect([...svg.matchAll(/<rect [^>]*height="122"[^>]*fill="([^"]*)"/g)].map(([, fill]) => fill)).toEqual([
      look.sea,
      look.sea,
    ]);
    const lines = [...svg.matchAll(/<path d="M209.5 ([\d.]+)L536.5 ([\d.]+)" stroke="([^"]*)"([^>]*)/g)];
    expect(lines.map(([, from, to, color, more]) => [from, to, color, /dasharray="([^"]*)"/.exec(more ?? '')?.[1]]))
      // 3 is at 64 and 0 at 186.
      .toEqual([
        ['145.33', '64', look.clay, undefined],
        ['104.67', '145.33', look.sea, '5 4'],
        ['64', '186', look.ochre, '1 4'],
      ]);
  });

  it('says so where nobody has seen or liked anything', () => {
    const svg = twitterDrawing({ days: [] }, 'dark');
    expect(svg).toContain('>Nobody has seen a post in these days.<');
    expect(svg).toContain('>Nobody liked, reposted or answered one.<');
  });
});
