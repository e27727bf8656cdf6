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
  @Answers(ThompsonOptimizationSchema, 'The current comparison. Without a campaign, there are no variants.', {
    summary: 'Get the variant comparison of a campaign',
    description:
      'Compares the variants of a campaign by Thompson sampling. Uses the most active campaign unless one is specified.',
    refuses: [404],
  })
  getThompsonOptimization(@Query({ schema: ThompsonQuerySchema }) query: ThompsonQuery): Promise<ThompsonOptimization> {
    return this.thompson.get(query);
  }

  @Get('night-shift/status')
  @Answers(NightShiftStatusSchema, 'The current state.', {
    summary: 'Get the status of automations and guardrails',
    description:
      'Shows whether automations may send, the safety checks before each message, and the operations in progress.',
  })
  getNightShiftStatus(): Promise<NightShiftStatus> {
    return this.nightShift.get();
  }

  @Get('decisions')
  @AnswersPage(MarketingDecisionSchema, 'Campaign decisions, newest first.', {
    summary: 'List campaign decisions',
    description:
      'Lists decisions made by Concordia or a team member, with reasons and figures. Optionally filtered by campaign.',
    refuses: [404],
  })
  async listMarketingDecisions(
    @Query({ schema: DecisionListQuerySchema }) query: DecisionListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MarketingDecision[]> {
    return sendPage(reply, await this.decisions.list(query));
  }
}
