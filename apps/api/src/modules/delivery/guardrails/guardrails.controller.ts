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
  @Answers(GuardrailsSchema, 'The guardrails. In a new workspace, automations may write drafts.', {
    summary: 'Get the guardrails',
    description: 'Limits that apply to everything sent automatically.',
  })
  getGuardrails(): Promise<Guardrails> {
    return this.guardrails.get();
  }

  @Put()
  @Answers(GuardrailsSchema, 'The updated guardrails.', {
    summary: 'Update the guardrails',
    description:
      'The guardrails apply to every automation from its next message on. They never apply to messages sent manually.',
  })
  setGuardrails(@Body({ schema: GuardrailsUpdateSchema }) update: GuardrailsUpdate): Promise<Guardrails> {
    return this.guardrails.set(update);
  }

  @Get('usage')
  @Answers(GuardrailUsageSchema, 'The current counts.', {
    summary: 'Get today’s automation budget usage',
    description:
      'Returns automated messages sent today, the daily budget, and when the next day begins in workspace time.',
  })
  getGuardrailUsage(): Promise<GuardrailUsage> {
    return this.automations.usage();
  }

  @Get('automations')
  @Answers(z.array(AutomationSchema), 'Automations from the last 90 days, most recent first, up to 200.', {
    summary: 'List automations and their results',
    description:
      'Lists the sends, unsubscribes, complaints and refusals of each automation, and whether it may continue.',
  })
  listAutomations(): Promise<Automation[]> {
    return this.automations.list();
  }

  @Get('decisions')
  @AnswersPage(AutomationDecisionSchema, 'Decisions about automated messages, newest first.', {
    summary: 'List automation decisions',
    description: 'Shows whether each message was sent, drafted or refused, and why.',
  })
  async listAutomationDecisions(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AutomationDecision[]> {
    return sendPage(reply, await this.automations.listDecisions(query));
  }
}
