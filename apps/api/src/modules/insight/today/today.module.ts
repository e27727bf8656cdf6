import { Module } from '@nestjs/common';
import { PromisesModule } from '../../inbox/promises/promises.module.js';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { BriefModule } from '../brief/brief.module.js';
import { TodayController } from './today.controller.js';
import { TodayRepository } from './today.repository.js';
import { TodayService } from './today.service.js';

@Module({
  imports: [AnalyticsModule, BriefModule, PromisesModule],
  controllers: [TodayController],
  providers: [TodayService, TodayRepository],
})
export class TodayModule {}
