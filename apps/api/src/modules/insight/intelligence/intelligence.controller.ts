import { IdSchema } from '@concordia/contract';
import {
  type ChurnPrediction,
  ChurnPredictionSchema,
  type CustomerDetail,
  CustomerDetailSchema,
  type CustomerListQuery,
  CustomerListQuerySchema,
  type CustomerStanding,
  CustomerStandingSchema,
  type IntelligenceRegistry,
  IntelligenceRegistrySchema,
  type IntentReport,
  IntentReportSchema,
  type RfmAnalysis,
  RfmAnalysisSchema,
  type SegmentationRun,
  SegmentationRunSchema,
} from '@concordia/contract/insight';
import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { CustomersService } from './customers.service.js';
import { IntelligenceService } from './intelligence.service.js';
import { IntentsService } from './intents.service.js';
import { SegmentationService } from './segmentation.service.js';

@ApiTags('intelligence')
@Controller('api/intelligence')
export class IntelligenceController {
  constructor(
    private readonly intelligence: IntelligenceService,
    private readonly customers: CustomersService,
    private readonly intents: IntentsService,
    private readonly segmentation: SegmentationService,
  ) {}

  @Get('rfm-analysis')
  @Answers(RfmAnalysisSchema, 'As of the last run; before the first one `fit.missing` says what it takes.', {
    summary: 'Segment the customers',
    description: 'Recency, frequency and money from 1 to 5 by fifths, and eight segments that everybody is in one of.',
  })
  getRfmAnalysis(): Promise<RfmAnalysis> {
    return this.intelligence.rfm();
  }

  @Get('churn-prediction')
  @Answers(ChurnPredictionSchema, 'As of the last run; outcomes of offers as of now.', {
    summary: 'Predict who leaves',
    description: 'MBG/NBD, with what the workspace has learned of its own departures; see docs/models.md.',
  })
  getChurnPrediction(): Promise<ChurnPrediction> {
    return this.intelligence.churn();
  }

  @Get('customers')
  @AnswersPage(CustomerStandingSchema, 'The customers behind every number, in the order asked for.', {
    summary: 'List customers with their scores',
    description: 'Optionally of one segment or one risk, in the order asked for.',
  })
  async listCustomers(
    @Query({ schema: CustomerListQuerySchema }) query: CustomerListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CustomerStanding[]> {
    return sendPage(reply, await this.customers.list(query));
  }

  @Get('customers/:contactId')
  @Answers(CustomerDetailSchema, 'The customer, with what moves their risk.', {
    summary: 'Say why a customer is at risk',
    description: 'Scores, churn risk and the factors behind it, the largest first.',
    refuses: [404],
  })
  getCustomer(@Param('contactId', { schema: IdSchema }) contactId: string): Promise<CustomerDetail> {
    return this.customers.get(contactId);
  }

  @Get('intents')
  @Answers(IntentReportSchema, 'Read from the newest messages now; what was learned is of the last run.', {
    summary: 'Tell what recent messages want',
    description:
      'The newest 60 personal messages that want something, how often each intent occurs, and the most valuable one that is unanswered.',
  })
  getIntents(): Promise<IntentReport> {
    return this.intents.report();
  }

  @Get('models')
  @Answers(IntelligenceRegistrySchema, 'Every model with its state.', {
    summary: 'See how the models stand',
    description: 'Each model, what it was fitted on, and the latest run.',
  })
  getIntelligenceModels(): Promise<IntelligenceRegistry> {
    return this.intelligence.registry();
  }

  @Post('segmentation/run')
  @AnswersCreated(SegmentationRunSchema, 'The run; the one under way when there is one.', {
    summary: 'Run the segmentation',
    description:
      'Gathers the facts of every customer, fits every model and stores the scores. It is done every night and after imports too.',
  })
  runSegmentation(): Promise<SegmentationRun> {
    return this.segmentation.start('person');
  }

  @Get('segmentation/runs/:segmentationRunId')
  @Answers(SegmentationRunSchema, 'The run.', {
    summary: 'Read a run of the segmentation',
    description: 'Its state and its progress.',
    refuses: [404],
  })
  getSegmentationRun(
    @Param('segmentationRunId', { schema: IdSchema }) segmentationRunId: string,
  ): Promise<SegmentationRun> {
    return this.segmentation.get(segmentationRunId);
  }

  @Post('segmentation/runs/:segmentationRunId/cancel')
  @HttpCode(200)
  @Answers(SegmentationRunSchema, 'The run as it is now; the scores of the one before stay.', {
    summary: 'Stop a run of the segmentation',
    description: 'Possible until it stores its results. A run that has ended is refused with 409.',
    refuses: [404, 409],
  })
  cancelSegmentationRun(
    @Param('segmentationRunId', { schema: IdSchema }) segmentationRunId: string,
  ): Promise<SegmentationRun> {
    return this.segmentation.cancel(segmentationRunId);
  }
}
