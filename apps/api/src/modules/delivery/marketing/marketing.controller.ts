import {
  type DecisionListQuery,
  DecisionListQuerySchema,
  type MarketingDecision,
  MarketingDecisionSchema,
  type NightShiftStatus,
  NightShiftStatusSchema,
  type ThompsonOptimization,
  ThompsonOptimizationSchema,
  type ThompsonQuery,
  ThompsonQuerySchema,
} from '@concordia/contract/delivery';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { DecisionsService } from './decisions/decisions.service.js';
import { NightShiftService } from './night-shift/night-shift.service.js';
import { ThompsonService } from './thompson/thompson.service.js';

@ApiTags('marketing')
@Controller('api/marketing')
export class MarketingController {
  constructor(
    private readonly thompson: ThompsonService,
    private readonly nightShift: NightShiftService,
    private readonly decisions: DecisionsService,
  ) {}

  @Get('thompson-optimization')
  @Answers(ThompsonOptimizationSchema, 'Computed now; without a campaign there are no variants.', {
    summary: 'See which variant of a campaign is better',
    description:
      'Compares the variants of a campaign by Thompson sampling; of the most active campaign unless one is named.',
    refuses: [404],
  })
  getThompsonOptimization(@Query({ schema: ThompsonQuerySchema }) query: ThompsonQuery): Promise<ThompsonOptimization> {
    return this.thompson.get(query);
  }

  @Get('night-shift/status')
  @Answers(NightShiftStatusSchema, 'The current state.', {
    summary: 'See what runs by itself, and what holds it',
    description: 'Whether automations may send, the safety checks before each message, and what runs at present.',
  })
  getNightShiftStatus(): Promise<NightShiftStatus> {
    return this.nightShift.get();
  }

  @Get('decisions')
  @AnswersPage(MarketingDecisionSchema, 'What was decided about campaigns, newest first.', {
    summary: 'List decisions about campaigns',
    description:
      'What was decided by the program or a person, with the reason and the figures; optionally of one campaign.',
    refuses: [404],
  })
  async listMarketingDecisions(
    @Query({ schema: DecisionListQuerySchema }) query: DecisionListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MarketingDecision[]> {
    return sendPage(reply, await this.decisions.list(query));
  }
}
