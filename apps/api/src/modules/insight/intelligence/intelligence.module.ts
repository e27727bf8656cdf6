import { Module } from '@nestjs/common';
import { GuardrailsModule } from '../../delivery/guardrails/guardrails.module.js';
import { PersonDataModule } from '../../platform/person-data/person-data.module.js';
import { CustomersRepository } from './customers.repository.js';
import { CustomersService } from './customers.service.js';
import { FactsRepository } from './facts.repository.js';
import { IntelligenceController } from './intelligence.controller.js';
import { IntelligenceJobs } from './intelligence.jobs.js';
import { IntelligenceService } from './intelligence.service.js';
import { IntelligenceData } from './intelligence-data.js';
import { IntentsRepository } from './intents.repository.js';
import { IntentsService } from './intents.service.js';
import { OffersController } from './offers.controller.js';
import { OffersRepository } from './offers.repository.js';
import { OffersService } from './offers.service.js';
import { OutcomesRepository } from './outcomes.repository.js';
import { OutcomesService } from './outcomes.service.js';
import { PurchasesController } from './purchases.controller.js';
import { PurchasesRepository } from './purchases.repository.js';
import { PurchasesService } from './purchases.service.js';
import { ScoresRepository } from './scores.repository.js';
import { SegmentationRepository } from './segmentation.repository.js';
import { SegmentationService } from './segmentation.service.js';
import { SegmentationRunner } from './segmentation-runner.js';
import { SEGMENTATION_ENTRY, SegmentationThread, THREAD_ENTRY } from './segmentation-thread.js';

@Module({
  imports: [PersonDataModule, GuardrailsModule],
  controllers: [IntelligenceController, OffersController, PurchasesController],
  providers: [
    IntelligenceService,
    IntelligenceJobs,
    IntelligenceData,
    SegmentationService,
    SegmentationRepository,
    SegmentationRunner,
    ScoresRepository,
    SegmentationThread,
    { provide: SEGMENTATION_ENTRY, useValue: THREAD_ENTRY },
    FactsRepository,
    CustomersService,
    CustomersRepository,
    IntentsService,
    IntentsRepository,
    OffersService,
    OffersRepository,
    OutcomesService,
    OutcomesRepository,
    PurchasesService,
    PurchasesRepository,
  ],
  exports: [
    IntelligenceService,
    IntentsService,
    SegmentationService,
    SegmentationRepository,
    CustomersRepository,
    OutcomesRepository,
  ],
})
export class IntelligenceModule {}
