import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../time/units.js';
import { emailDrawing } from './brief-charts.js';
import { type PostStanding, postPerformance, twitterDrawing } from './post-performance.js';
import { countTicks } from './scale.js';
import { escapeXml } from './svg.js';

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

describe('a scale of counts', () => {
  it('has whole steps from 0 to at least the most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (most) => {
        const ticks = countTicks(most);
        const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
        expect(ticks.every((tick, index) => tick === index * step && Number.isInteger(tick))).toBe(true);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe('a drawing', () => {
  it('holds any text as text', () => {
    expect(escapeXml('<b> & "\u0000\ud800')).toBe('&lt;b&gt; &amp; &quot; \ufffd');
    expect(emailDrawing([], 'light')).toContain('No e-mail went out');
  });
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

  it('is thirty days, however old the figures are', () => {
    const { days } = postPerformance([standing('2026-01-01', 5)], NOW);
    expect(days).toHaveLength(30);
    expect(days.at(-1)?.day).toBe('2026-11-20');
    expect(new Date(NOW - 29 * DAY).toISOString()).toContain(days[0]?.day ?? '-');
    expect(twitterDrawing({ days }, 'dark')).toContain('Nobody has seen a post');
  });
});
