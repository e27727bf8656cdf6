import type { TwitterPerformance } from '@concordia/api-client';
import type { TextOf } from '../../../locale';
import type { xPerformanceStrings } from '../../../strings/xPerformance';

type Words = Pick<TextOf<typeof xPerformanceStrings>, 'average' | 'bestDay' | 'bestHalf' | 'talkedAbout'>;

const sumOf = (days: TwitterPerformance['days']) => days.reduce((sum, { impressions }) => sum + impressions, 0);

/**
 * Findings from the figures, one sentence each. Only statements that follow directly from the data.
 *
 * @param dayName formats a day `YYYY-MM-DD`.
 */
export function findingsOf(
  { days, topPosts, totals }: TwitterPerformance,
  words: Words,
  dayName: (day: string) => string,
): string[] {
  const { posts, impressions } = totals;
  if (posts === 0 || impressions === 0) return [];
  const best = days.reduce((most, day) => (day.impressions > most.impressions ? day : most), days[0] ?? NO_DAY);
  const half = Math.floor(days.length / 2);
  const top = topPosts[0];
  return [
    words.average(totals),
    ...(days.length > 1 ? [words.bestDay({ day: dayName(best.day), impressions: best.impressions })] : []),
    // With an odd number of days the middle one belongs to neither half.
    ...(half > 2 ? [words.bestHalf({ first: sumOf(days.slice(0, half)), second: sumOf(days.slice(-half)) })] : []),
    ...(top !== undefined && posts > 1
      ? [words.talkedAbout({ share: Math.min(1, top.impressions / impressions) })]
      : []),
  ];
}

const NO_DAY = { day: '', posts: 0, impressions: 0, likes: 0, reposts: 0, replies: 0 } as const;
