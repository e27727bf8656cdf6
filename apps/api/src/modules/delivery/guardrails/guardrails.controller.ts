import { type PageQuery, PageQuerySchema } from '@concordia/contract';
import {
  type Automation,
  type AutomationDecision,
  AutomationDecisionSchema,
  AutomationSchema,
  type Guardrails,
  GuardrailsSchema,
  type GuardrailsUpdate,
  GuardrailsUpdateSchema,
  type GuardrailUsage,
  GuardrailUsageSchema,
} from '@concordia/contract/delivery';
import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Answers, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { AutomationsService } from './automations.service.js';
import { GuardrailsService } from './guardrails.service.js';

@ApiTags('guardrails')
@Controller('api/guardrails')
export class GuardrailsController {
  constructor(
    private readonly guardrails: GuardrailsService,
    private readonly automations: AutomationsService,
  ) {}

  @Get()
  @Answers(GuardrailsSchema, 'What automations may do; a new workspace lets them write drafts.', {
    summary: 'Read the guardrails',
    description: 'The limits for everything that is sent automatically.',
  })
  getGuardrails(): Promise<Guardrails> {
    return this.guardrails.get();
  }

  @Put()
  @Answers(GuardrailsSchema, 'The guardrails as they are now.', {
    summary: 'Set the guardrails',
    description:
      'They hold from the next message of every automation on. What a person sends never passes through them.',
  })
  setGuardrails(@Body({ schema: GuardrailsUpdateSchema }) update: GuardrailsUpdate): Promise<Guardrails> {
    return this.guardrails.set(update);
  }

  @Get('usage')
  @Answers(GuardrailUsageSchema, 'Counted now.', {
    summary: 'See how much of the day’s budget is spent',
    description: 'Automated messages sent today, the daily budget, and when the next day begins in workspace time.',
  })
  getGuardrailUsage(): Promise<GuardrailUsage> {
    return this.automations.usage();
  }

  @Get('automations')
  @Answers(z.array(AutomationSchema), 'The automations of the last 90 days, the latest first; at most 200.', {
    summary: 'List what automations did',
    description: 'Each with its sends, unsubscribes, complaints and refusals, and whether it may continue.',
  })
  listAutomations(): Promise<Automation[]> {
    return this.automations.list();
  }

  @Get('decisions')
  @AnswersPage(AutomationDecisionSchema, 'What was decided about messages of automations, newest first.', {
    summary: 'List decisions about automations',
    description: 'Whether each message was sent, drafted or refused, and why.',
  })
  async listAutomationDecisions(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AutomationDecision[]> {
    return sendPage(reply, await this.automations.listDecisions(query));
  }
}
