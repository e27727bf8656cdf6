import { Module } from '@nestjs/common';
import { ChannelsModule } from '../../channels/connections/channels.module.js';
import { GuardrailsModule } from '../../delivery/guardrails/guardrails.module.js';
import { OutboxModule } from '../../delivery/outbox/outbox.module.js';
import { AuditLogModule } from '../../hub/auth/audit-log.module.js';
import { CountersModule } from '../../inbox/counters/counters.module.js';
import { PromisesModule } from '../../inbox/promises/promises.module.js';
import { PersonDataModule } from '../../platform/person-data/person-data.module.js';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { ChartsModule } from '../charts/charts.module.js';
import { IntelligenceModule } from '../intelligence/intelligence.module.js';
import { BriefController } from './brief.controller.js';
import { BriefJobs } from './brief.jobs.js';
import { BriefRepository } from './brief.repository.js';
import { BriefService } from './brief.service.js';
import { BriefDeliveryService } from './brief-delivery.service.js';
import { BRIEF_THREAD, BriefMaker } from './brief-maker.js';
import { BriefPersonData } from './brief-person-data.js';
import { BriefStanding } from './brief-standing.js';
import { THREAD_ENTRY } from './thread/brief-thread.js';

@Module({
  imports: [
    AnalyticsModule,
    CountersModule,
    AuditLogModule,
    ChannelsModule,
    ChartsModule,
    GuardrailsModule,
    IntelligenceModule,
    OutboxModule,
    PersonDataModule,
    PromisesModule,
  ],
  controllers: [BriefController],
  providers: [
    BriefService,
    BriefRepository,
    BriefMaker,
    BriefDeliveryService,
    BriefStanding,
    BriefJobs,
    BriefPersonData,
    { provide: BRIEF_THREAD, useValue: THREAD_ENTRY },
  ],
  exports: [BriefService, BriefDeliveryService, BriefRepository],
})
export class BriefModule {}
