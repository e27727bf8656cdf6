import { Module } from '@nestjs/common';
import { ChannelsModule } from '../../channels/connections/channels.module.js';
import { NotificationsModule } from '../../day/notifications/notifications.module.js';
import { HubLogModule } from '../../hub/log/hub-log.module.js';
import { SelectorSearchModule } from '../../insight/selector-search/selector-search.module.js';
import { PersonDataModule } from '../../platform/person-data/person-data.module.js';
import { GuardrailsModule } from '../guardrails/guardrails.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { AudienceRepository } from './audience/audience.repository.js';
import { AudienceService } from './audience/audience.service.js';
import { CampaignControl } from './campaign-control.js';
import { CampaignsController } from './campaigns.controller.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { CampaignsService } from './campaigns.service.js';
import { DecisionsRepository } from './decisions/decisions.repository.js';
import { DecisionsService } from './decisions/decisions.service.js';
import { MarketingController } from './marketing.controller.js';
import { MarketingJobs } from './marketing.jobs.js';
import { NightShiftRepository } from './night-shift/night-shift.repository.js';
import { NightShiftService } from './night-shift/night-shift.service.js';
import { RecipientsRepository } from './recipients.repository.js';
import { RecipientsAboutPerson } from './recipients-about-person.js';
import { AudienceSampler } from './run/audience-sampler.js';
import { CampaignBatch } from './run/campaign-batch.js';
import { CampaignCompletion } from './run/campaign-completion.js';
import { CampaignPause } from './run/campaign-pause.js';
import { CampaignRecall } from './run/campaign-recall.js';
import { CampaignRunner } from './run/campaign-runner.js';
import { CampaignSender } from './run/campaign-sender.js';
import { CampaignVariants } from './run/campaign-variants.js';
import { CanaryGate } from './run/canary-gate.js';
import { CanaryJudge } from './run/canary-judge.js';
import { GuardrailHold } from './run/guardrail-hold.js';
import { Harvest } from './run/harvest.js';
import { HarvestRepository } from './run/harvest.repository.js';
import { ThompsonService } from './thompson/thompson.service.js';

@Module({
  imports: [
    ChannelsModule,
    GuardrailsModule,
    HubLogModule,
    NotificationsModule,
    OutboxModule,
    PersonDataModule,
    SelectorSearchModule,
  ],
  controllers: [CampaignsController, MarketingController],
  providers: [
    CampaignsService,
    CampaignsRepository,
    CampaignControl,
    RecipientsRepository,
    RecipientsAboutPerson,
    AudienceService,
    AudienceRepository,
    DecisionsService,
    DecisionsRepository,
    ThompsonService,
    NightShiftService,
    NightShiftRepository,
    CampaignBatch,
    CampaignCompletion,
    CampaignRunner,
    CampaignVariants,
    CanaryGate,
    GuardrailHold,
    CanaryJudge,
    AudienceSampler,
    Harvest,
    HarvestRepository,
    CampaignSender,
    CampaignPause,
    CampaignRecall,
    MarketingJobs,
  ],
})
export class MarketingModule {}
