import { createHash } from 'node:crypto';
import type { ChartTheme, TwitterPerformance } from '@concordia/contract/insight';
import { DAY } from '@concordia/domain';
import { type PostStanding, postPerformance, twitterDrawing } from '@concordia/domain/charts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { ChartDrawer } from './chart-drawer.js';
import { type PostMetricRow, PostMetricsRepository, utcDay } from './post-metrics.repository.js';

/** Days shown. One more is read, to compute the first day's increase. */
const DAYS = 30;

@Injectable()
export class TwitterChartService {
  constructor(
    private readonly metrics: PostMetricsRepository,
    private readonly drawer: ChartDrawer,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainFailure if X has reported no posts yet. */
  async performance(): Promise<TwitterPerformance> {
    const now = this.clock.now();
    const rows = await this.metrics.since(utcDay(now - DAYS * DAY));
    if (rows.length === 0) throw nothingKnown();
    return postPerformance(rows.map(standingOf), now);
  }

  /** @returns the picture and a mark that changes with it. */
  async draw(theme: ChartTheme): Promise<{ png: Buffer; mark: string }> {
    const svg = twitterDrawing(await this.performance(), theme);
    const png = await this.drawer.png(svg);
    return { png, mark: createHash('sha256').update(svg).digest('base64url').slice(0, 22) };
  }
}

const standingOf = (row: PostMetricRow): PostStanding => ({
  postId: row.post_id,
  day: row.day,
  text: row.text,
  postedAt: row.posted_at,
  impressions: row.impressions,
  likes: row.likes,
  reposts: row.reposts,
  replies: row.replies,
  fetchedAt: row.fetched_at,
});

const nothingKnown = () =>
  new DomainFailure(
    'unavailable',
    'TWITTER_NO_METRICS',
    'X has not reported any posts yet. Connect X in Channel Setup. Metrics are fetched every six hours.',
  );
