import {
  type EmailSummary,
  EmailSummarySchema,
  type EngagementTest,
  type EngagementTestResult,
  EngagementTestResultSchema,
  EngagementTestSchema,
} from '@concordia/contract/people';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { EmailEnrichmentService } from './email-enrichment.service.js';

@ApiTags('email enrichment')
@Controller('api/email-enrichment')
export class EmailEnrichmentController {
  constructor(private readonly enrichment: EmailEnrichmentService) {}

  @Get('summary')
  @Answers(EmailSummarySchema, 'Counted now.', {
    summary: 'See how people are reached by e-mail',
    description: 'How many contacts can be reached by email, and how they respond to it.',
  })
  getEmailSummary(): Promise<EmailSummary> {
    return this.enrichment.summary();
  }

  @Post('test/event')
  @HttpCode(200)
  @Answers(EngagementTestResultSchema, 'Whether it was taken.', {
    summary: 'Let a made-up event of the provider come in',
    description:
      'It is signed as the provider would, taken by our own webhook, and marked as a test: no figure counts it.',
  })
  testEngagementEvent(@Body({ schema: EngagementTestSchema }) test: EngagementTest): Promise<EngagementTestResult> {
    return this.enrichment.test(test);
  }
}
