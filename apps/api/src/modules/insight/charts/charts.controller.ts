import {
  type ChartThemeQuery,
  ChartThemeQuerySchema,
  type TwitterPerformance,
  TwitterPerformanceSchema,
} from '@concordia/contract/insight';
import { Controller, Get, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, Documented } from '../../../common/documented.js';
import { TwitterChartService } from './twitter-chart.service.js';

@ApiTags('charts')
@Controller()
export class ChartsController {
  constructor(private readonly twitter: TwitterChartService) {}

  @Get('charts/twitter_performance.png')
  @Documented({
    summary: 'Get the chart of our X posts',
    description:
      'Returns a PNG at twice its display size of 720 × 440. Returns 503 until X reports metrics for one of our posts.',
    refuses: [503],
  })
  @ApiOkResponse({
    description: 'The chart.',
    content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
  })
  async drawTwitterPerformance(
    @Query({ schema: ChartThemeQuerySchema }) { theme }: ChartThemeQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { png, mark } = await this.twitter.draw(theme);
    reply.headers({ 'content-type': 'image/png', 'cache-control': 'private, no-cache', etag: `"${mark}"` });
    return new StreamableFile(png);
  }

  @Get('api/analytics/twitter')
  @Answers(TwitterPerformanceSchema, 'Figures of the last 30 days.', {
    summary: 'Get the performance of our X posts',
    description: 'The same figures as the chart. Returns 503 until X reports metrics for one of our posts.',
    refuses: [503],
  })
  getTwitterPerformance(): Promise<TwitterPerformance> {
    return this.twitter.performance();
  }
}
