import { DAY } from '../../shared/time/units.js';
import { dayPlots } from './day-plot.js';
import { CHART_LOOKS, type ChartThemeName } from './look.js';
import { longDay } from './scale.js';

/** The size of the post chart in CSS pixels. */
export const TWITTER_CHART = { width: 720, height: 440 } as const;

const DAYS = 30;

const TOP = 5;

interface PostFigures {
  readonly impressions: number;
  readonly likes: number;
  readonly reposts: number;
  readonly replies: number;
}

/** A post's figures on one day, counted since publication. */
export interface PostStanding extends PostFigures {
  readonly postId: string;
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
  readonly text: string;
  /** ms since the epoch, like `fetchedAt`. */
  readonly postedAt: number;
  readonly fetchedAt: number;
}

export interface PostDay extends PostFigures {
  readonly day: string;
  /** Published on this day. */
  readonly posts: number;
}

/** Post figures by day, with the names of the contract. */
export interface PostPerformance {
  readonly days: PostDay[];
  readonly topPosts: (PostFigures & { postId: string; text: string; postedAt: string; url: string })[];
  readonly totals: PostFigures & { posts: number };
  readonly engagementRate: number | null;
  readonly fetchedAt: string;
  readonly text: string;
}

const NOTHING: PostFigures = { impressions: 0, likes: 0, reposts: 0, replies: 0 };

const combine = (one: PostFigures, another: PostFigures, join: (a: number, b: number) => number): PostFigures => ({
  impressions: join(one.impressions, another.impressions),
  likes: join(one.likes, another.likes),
  reposts: join(one.reposts, another.reposts),
  replies: join(one.replies, another.replies),
});

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/**
 * Post figures for each of the last thirty days, from their totals at the end of each day with a fetch.
 *
 * A day counts the gain since the previous fetch; the total at the first fetch counts on that day. A falling figure (a removed like) counts as no
 * gain.
 *
 * @param standings in any order.
 */
export function postPerformance(standings: readonly PostStanding[], now: number): PostPerformance {
  const days = Array.from({ length: DAYS }, (_, index) => dayOf(now - (DAYS - 1 - index) * DAY));
  const gained = new Map(days.map((day): [string, PostFigures] => [day, NOTHING]));
  const latest: PostStanding[] = [];
  for (const history of Map.groupBy(standings, ({ postId }) => postId).values()) {
    const ordered = history.toSorted((a, b) => (a.day < b.day ? -1 : 1));
    let before = NOTHING;
    for (const standing of ordered) {
      const known = gained.get(standing.day);
      const gain = combine(standing, before, (a, b) => Math.max(0, a - b));
      if (known !== undefined)
        gained.set(
          standing.day,
          combine(known, gain, (a, b) => a + b),
        );
      before = standing;
    }
    const last = ordered.at(-1);
    if (last !== undefined) latest.push(last);
  }
  const written = Map.groupBy(latest, ({ postedAt }) => dayOf(postedAt));
  const series = days.map((day) => ({
    day,
    posts: written.get(day)?.length ?? 0,
    ...(gained.get(day) ?? NOTHING),
  }));
  const sums = series.reduce<PostFigures>((sum, one) => combine(sum, one, (a, b) => a + b), NOTHING);
  const totals = { posts: series.reduce((sum, { posts }) => sum + posts, 0), ...sums };
  return {
    days: series,
    topPosts: topPosts(latest),
    totals,
    engagementRate: sums.impressions > 0 ? (100 * (sums.likes + sums.reposts + sums.replies)) / sums.impressions : null,
    fetchedAt: new Date(Math.max(0, ...latest.map(({ fetchedAt }) => fetchedAt))).toISOString(),
    text: described(series, totals),
  };
}

const topPosts = (latest: readonly PostStanding[]): PostPerformance['topPosts'] =>
  latest
    .toSorted((a, b) => b.impressions - a.impressions || (a.postId < b.postId ? -1 : 1))
    .slice(0, TOP)
    .map(({ postId, text, postedAt, impressions, likes, reposts, replies }) => ({
      postId,
      text,
      postedAt: new Date(postedAt).toISOString(),
      impressions,
      likes,
      reposts,
      replies,
      url: `https://x.com/i/status/${encodeURIComponent(postId)}`,
    }));

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

const times = (count: number): string => counted(count, 'time');

function described(days: readonly PostDay[], totals: PostPerformance['totals']): string {
  const best = days.reduce((top, one) => (one.impressions > top.impressions ? one : top));
  const sum = `In the last ${DAYS} days posts were seen ${times(totals.impressions)}, with ${counted(totals.likes, 'like')}, ${counted(totals.reposts, 'repost')} and ${counted(totals.replies, 'reply', 'replies')}.`;
  return best.impressions === 0
    ? sum
    : `${sum} They were seen most on ${longDay(best.day)}: ${times(best.impressions)}.`;
}

export function twitterDrawing({ days }: Pick<PostPerformance, 'days'>, theme: ChartThemeName): string {
  const look = CHART_LOOKS[theme];
  const line = (name: string, values: readonly number[], color: string, dash?: string) => ({
    name,
    values,
    color,
    form: { kind: 'line' as const, ...(dash !== undefined && { dash }) },
  });
  const { width, height } = TWITTER_CHART;
  const shared = { width, height: height / 2, days: days.map(({ day }) => day) };
  return dayPlots(
    [
      {
        ...shared,
        title: 'How often posts on X were seen',
        series: [
          {
            name: 'Impressions',
            values: days.map(({ impressions }) => impressions),
            color: look.sea,
            form: { kind: 'columns' },
          },
        ],
        empty: 'Nobody has seen a post in these days.',
      },
      {
        ...shared,
        title: 'What people did with them',
        series: [
          line(
            'Likes',
            days.map(({ likes }) => likes),
            look.clay,
          ),
          line(
            'Reposts',
            days.map(({ reposts }) => reposts),
            look.sea,
            '5 4',
          ),
          line(
            'Replies',
            days.map(({ replies }) => replies),
            look.ochre,
            '1 4',
          ),
        ],
        empty: 'Nobody liked, reposted or answered one.',
      },
    ],
    look,
  );
}
