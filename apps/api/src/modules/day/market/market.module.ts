import { Module } from '@nestjs/common';
import { OutgoingModule } from '../../../outgoing/outgoing.module.js';
import { MarketController } from './market.controller.js';
import { MarketJobs } from './market.jobs.js';
import { MarketRepository } from './market.repository.js';
import { MarketService } from './market.service.js';
import { MarketRefresh } from './market-refresh.js';

@Module({
  imports: [OutgoingModule],
  controllers: [MarketController],
  providers: [MarketService, MarketRepository, MarketRefresh, MarketJobs],
})
export class MarketModule {}
