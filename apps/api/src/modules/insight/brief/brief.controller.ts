import {
  type BriefDelivery,
  BriefDeliverySchema,
  type BriefDeliveryUpdate,
  BriefDeliveryUpdateSchema,
  type ChartThemeQuery,
  ChartThemeQuerySchema,
  type MorningBrief,
  MorningBriefSchema,
} from '@concordia/contract/insight';
import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { BriefService } from './brief.service.js';
import { BriefDeliveryService } from './brief-delivery.service.js';

@ApiTags('brief')
@Controller('api/analytics/brief')
export class BriefController {
  constructor(
    private readonly briefs: BriefService,
    private readonly delivery: BriefDeliveryService,
  ) {}

  @Get('morning')
  @Answers(MorningBriefSchema, 'The newest brief.', {
    summary: 'Get the morning brief',
    description:
      'The brief is generated daily at the brief time set in the guardrails. The first request generates the first brief, which takes up to a few seconds. Returns 503 if the workspace has no messages.',
    refuses: [503],
  })
  getMorningBrief(@Query({ schema: ChartThemeQuerySchema }) { theme }: ChartThemeQuery): Promise<MorningBrief> {
    return this.briefs.latest(theme);
  }

  @Post('morning')
  @AnswersCreated(MorningBriefSchema, 'The new brief.', {
    summary: 'Create a morning brief now',
    description: 'Takes up to a few seconds. Concurrent requests return the same brief.',
    refuses: [503],
  })
  makeMorningBrief(@Query({ schema: ChartThemeQuerySchema }) { theme }: ChartThemeQuery): Promise<MorningBrief> {
    return this.briefs.make('person', theme);
  }

  @Post('morning/email')
  @HttpCode(200)
  @Answers(BriefDeliverySchema, 'The email is in the outbox of the email connection.', {
    summary: 'Email the newest brief now',
    description:
      'Puts an email with the newest brief into the outbox, regardless of the schedule. An address and a brief are required.',
    refuses: [409, 503],
  })
  emailMorningBrief(): Promise<BriefDelivery> {
    return this.delivery.sendNow();
  }

  @Get('delivery')
  @Answers(BriefDeliverySchema, 'The current settings.', {
    summary: 'Get brief delivery settings',
    description:
      'Shows whether the brief is emailed every morning, its recipient address and the result of the last email.',
  })
  getBriefDelivery(): Promise<BriefDelivery> {
    return this.delivery.get();
  }

  @Put('delivery')
  @Answers(BriefDeliverySchema, 'The updated settings.', {
    summary: 'Update brief delivery settings',
    description: 'The brief is sent to this one address through the workspace’s email connection.',
  })
  setBriefDelivery(@Body({ schema: BriefDeliveryUpdateSchema }) update: BriefDeliveryUpdate): Promise<BriefDelivery> {
    return this.delivery.set(update);
  }
}
