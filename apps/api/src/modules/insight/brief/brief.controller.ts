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
    summary: 'Read the morning brief',
    description:
      'Made every day at the brief time of the guardrails. The first request makes the first brief, which takes up to a few seconds. 503 in a workspace without messages.',
    refuses: [503],
  })
  getMorningBrief(@Query({ schema: ChartThemeQuerySchema }) { theme }: ChartThemeQuery): Promise<MorningBrief> {
    return this.briefs.latest(theme);
  }

  @Post('morning')
  @AnswersCreated(MorningBriefSchema, 'The brief of this moment.', {
    summary: 'Make the morning brief now',
    description: 'Takes up to a few seconds. Requests made meanwhile get the same brief.',
    refuses: [503],
  })
  makeMorningBrief(@Query({ schema: ChartThemeQuerySchema }) { theme }: ChartThemeQuery): Promise<MorningBrief> {
    return this.briefs.make('person', theme);
  }

  @Post('morning/email')
  @HttpCode(200)
  @Answers(BriefDeliverySchema, 'It is in the outbox of the e-mail connection.', {
    summary: 'Send the newest brief by e-mail now',
    description:
      'Puts an email with the newest brief into the outbox, whatever the schedule says. There must be an address and a brief.',
    refuses: [409, 503],
  })
  emailMorningBrief(): Promise<BriefDelivery> {
    return this.delivery.sendNow();
  }

  @Get('delivery')
  @Answers(BriefDeliverySchema, 'How it stands.', {
    summary: 'See where the brief is sent',
    description: 'Whether the brief is emailed every morning, to which address, and what came of the last email.',
  })
  getBriefDelivery(): Promise<BriefDelivery> {
    return this.delivery.get();
  }

  @Put('delivery')
  @Answers(BriefDeliverySchema, 'How it stands now.', {
    summary: 'Choose where the brief is sent',
    description: 'It goes out through the workspace’s e-mail connection, to this one address.',
  })
  setBriefDelivery(@Body({ schema: BriefDeliveryUpdateSchema }) update: BriefDeliveryUpdate): Promise<BriefDelivery> {
    return this.delivery.set(update);
  }
}
