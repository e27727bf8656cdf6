import { type MarketQuote, MarketQuoteSchema } from '@concordia/contract/day';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../../../common/documented.js';
import { MarketService } from './market.service.js';

@ApiTags('market')
@Controller('api/market')
export class MarketController {
  constructor(private readonly market: MarketService) {}

  @Get('overview')
  @Answers(z.array(MarketQuoteSchema), 'Market quotes: indices, yields and currencies, in this order.', {
    summary: 'Get the market overview',
    description: 'Returns the most recently fetched data. Sources are fetched every ten minutes.',
    refuses: [503],
  })
  getMarketOverview(): Promise<MarketQuote[]> {
    return this.market.overview();
  }
}
