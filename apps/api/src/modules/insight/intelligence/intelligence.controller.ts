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
  type Retention,
  RetentionSchema,
  type RfmAnalysis,
  RfmAnalysisSchema,
  type RfmMap,
  RfmMapSchema,
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
  @Answers(RfmAnalysisSchema, 'Results of the last run. Before the first run, `fit.missing` lists what is needed.', {
    summary: 'Get the customer segments',
    description:
      'Scores recency, frequency and monetary value from 1 to 5 by quintile. Each customer belongs to one of eight segments.',
  })
  getRfmAnalysis(): Promise<RfmAnalysis> {
    return this.intelligence.rfm();
  }

  @Get('rfm-map')
  @Answers(RfmMapSchema, 'The customers as of the last run.', {
    summary: 'Get the map of customers',
    description:
      'Returns the recency, frequency and value of every customer. With more than 2,000 customers, it returns a random sample.',
  })
  getRfmMap(): Promise<RfmMap> {
    return this.customers.map();
  }

  @Get('retention')
  @Answers(RetentionSchema, 'The estimate of the last run.', {
    summary: 'Get how long customers stay',
    description:
      'Returns the share of customers who have not gone quiet, by time since their first message. Also returns who stayed active, by first month.',
  })
  getRetention(): Promise<Retention> {
    return this.intelligence.retention();
  }

  @Get('churn-prediction')
  @Answers(ChurnPredictionSchema, 'Predictions from the last run, with current offer outcomes.', {
    summary: 'Get churn predictions',
    description: 'Uses MBG/NBD, fitted to past churn in this workspace. See docs/models.md.',
  })
  getChurnPrediction(): Promise<ChurnPrediction> {
    return this.intelligence.churn();
  }

  @Get('customers')
  @AnswersPage(CustomerStandingSchema, 'The customers behind every figure, in the requested order.', {
    summary: 'List customers with their scores',
    description: 'Optionally filtered by segment or risk, in the requested order.',
  })
  async listCustomers(
    @Query({ schema: CustomerListQuerySchema }) query: CustomerListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CustomerStanding[]> {
    return sendPage(reply, await this.customers.list(query));
  }

  @Get('customers/:contactId')
  @Answers(CustomerDetailSchema, 'The customer with their risk factors.', {
    summary: 'Get a customer’s scores and risk factors',
    description: 'Returns scores, churn risk and the risk factors, largest first.',
    refuses: [404],
  })
  getCustomer(@Param('contactId', { schema: IdSchema }) contactId: string): Promise<CustomerDetail> {
    return this.customers.get(contactId);
  }

  @Get('intents')
  @Answers(IntentReportSchema, 'Intents in the newest messages now, based on what was learned in the last run.', {
    summary: 'Get intents of recent messages',
    description:
      'Returns the newest 60 personal messages with an intent, the frequency of each intent, and the most valuable unanswered message.',
  })
  getIntents(): Promise<IntentReport> {
    return this.intents.report();
  }

  @Get('models')
  @Answers(IntelligenceRegistrySchema, 'The models with their state.', {
    summary: 'List models and their state',
    description: 'Lists each model, the data it was fitted on, and the latest run.',
  })
  getIntelligenceModels(): Promise<IntelligenceRegistry> {
    return this.intelligence.registry();
  }

  @Post('segmentation/run')
  @AnswersCreated(SegmentationRunSchema, 'The run, or the current one if a run is in progress.', {
    summary: 'Start a segmentation run',
    description:
      'Collects data for every customer, fits every model and stores the scores. This also runs every night and after imports.',
  })
  runSegmentation(): Promise<SegmentationRun> {
    return this.segmentation.start('person');
  }

  @Get('segmentation/runs/:segmentationRunId')
  @Answers(SegmentationRunSchema, 'The run.', {
    summary: 'Get a segmentation run',
    description: 'Returns the state and progress of the run.',
    refuses: [404],
  })
  getSegmentationRun(
    @Param('segmentationRunId', { schema: IdSchema }) segmentationRunId: string,
  ): Promise<SegmentationRun> {
    return this.segmentation.get(segmentationRunId);
  }

  @Post('segmentation/runs/:segmentationRunId/cancel')
  @HttpCode(200)
  @Answers(SegmentationRunSchema, 'The updated run. The scores of the previous run are kept.', {
    summary: 'Cancel a segmentation run',
    description: 'A run can be canceled until it stores its results. Returns 409 if the run has already finished.',
    refuses: [404, 409],
  })
  cancelSegmentationRun(
    @Param('segmentationRunId', { schema: IdSchema }) segmentationRunId: string,
  ): Promise<SegmentationRun> {
    return this.segmentation.cancel(segmentationRunId);
  }
}
