import { type Today, type TodayQuery, TodayQuerySchema, TodaySchema } from '@concordia/contract/insight';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { TodayService } from './today.service.js';

@ApiTags('today')
@Controller('api/today')
export class TodayController {
  constructor(private readonly today: TodayService) {}

  @Get()
  @Answers(TodaySchema, 'What matters today.', {
    summary: 'Get what matters today',
    description:
      'Who to reply to first and what changed since yesterday, as of now, and the promises found by the newest morning brief.',
  })
  getToday(@Query({ schema: TodayQuerySchema }) { accountId }: TodayQuery): Promise<Today> {
    return this.today.read(accountId);
  }
}
