import { composed } from '../locale';
import { xPerformanceStrings as messages } from './generated/xPerformance';

export const xPerformanceStrings = composed(messages, ({ average, bestHalf }) => ({
  average: ({ posts, impressions }: { posts: number; impressions: number }) =>
    average({ posts, views: Math.round(impressions / posts) }),
  bestHalf: ({ first, second }: { first: number; second: number }) =>
    first === second ? bestHalf.same({ first }) : bestHalf.different({ first, second }),
}));
