import { Module } from '@nestjs/common';
import { ChannelsModule } from '../../channels/connections/channels.module.js';
import { OutboxModule } from '../../delivery/outbox/outbox.module.js';
import { ChartDrawer } from './chart-drawer.js';
import { ChartsController } from './charts.controller.js';
import { PostMetricsJobs } from './post-metrics.jobs.js';
import { PostMetricsRepository } from './post-metrics.repository.js';
import { PostMetricsRefresh } from './post-metrics-refresh.js';
import { TwitterChartService } from './twitter-chart.service.js';

@Module({
  imports: [ChannelsModule, OutboxModule],
  controllers: [ChartsController],
  providers: [ChartDrawer, TwitterChartService, PostMetricsRepository, PostMetricsRefresh, PostMetricsJobs],
  exports: [ChartDrawer],
})
export class ChartsModule {}
