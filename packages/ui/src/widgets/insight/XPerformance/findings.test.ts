import type { TwitterPerformance } from '@concordia/api-client';
import { expect, test } from 'vitest';
import { speechOf } from '../../../locale';
import { xPerformanceStrings } from '../../../strings/xPerformance';
import { findingsOf } from './findings';

const words = xPerformanceStrings.english(speechOf('en-GB'));

const dayOf = (day: string, impressions: number) => ({ day, posts: 1, impressions, likes: 2, reposts: 1, replies: 0 });

const performance: TwitterPerformance = {
  days: [100, 200, 50, 400, 150, 100, 300].map((impressions, index) => dayOf(`2026-02-0${index + 1}`, impressions)),
  topPosts: [
    {
      postId: '1',
      text: 'Beans',
      postedAt: '2026-02-04T09:00:00.000Z',
      impressions: 650,
      likes: 4,
      reposts: 1,
      replies: 0,
      url: 'https://x.com/i/status/1',
    },
  ],
  totals: { posts: 4, impressions: 1_300, likes: 14, reposts: 7, replies: 0 },
  engagementRate: 1.6,
  fetchedAt: '2026-02-08T09:00:00.000Z',
  text: '',
};

test('what the figures of X tell is reckoned from them', () => {
  expect(findingsOf(performance, words, (day) => day)).toEqual([
    '4 posts in 30 days, each seen 325 times on average.',
    '2026-02-04 was the best day: posts were seen 400 times.',
    'Seen 550 times in the second half of these days, 350 times in the first.',
    'The most seen post alone brought 50% of all views.',
  ]);
});

test('nothing is told of posts that nobody saw', () => {
  const unseen = { posts: 1, impressions: 0, likes: 0, reposts: 0, replies: 0 };
  expect(findingsOf({ ...performance, totals: unseen }, words, String)).toEqual([]);
});
