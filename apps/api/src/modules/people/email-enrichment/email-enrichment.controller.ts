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
  @Answers(EmailSummarySchema, 'The current counts.', {
    summary: 'Get email reach and engagement',
    description: 'Shows how many contacts can be reached by email, and how they respond to it.',
  })
  getEmailSummary(): Promise<EmailSummary> {
    return this.enrichment.summary();
  }

  @Post('test/event')
  @HttpCode(200)
  @Answers(EngagementTestResultSchema, 'The result of the test: whether the event was accepted.', {
    summary: 'Test with a simulated provider event',
    description:
      'The event is signed like the provider’s, received by our own webhook, and marked as a test. It is excluded from all figures.',
  })
  testEngagementEvent(@Body({ schema: EngagementTestSchema }) test: EngagementTest): Promise<EngagementTestResult> {
    return this.enrichment.test(test);
  }
}
