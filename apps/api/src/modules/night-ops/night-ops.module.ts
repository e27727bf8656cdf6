import { Module } from '@nestjs/common';
import { BriefModule } from '../brief/brief.module.js';
import { GuardrailsModule } from '../guardrails/guardrails.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { StreamModule } from '../stream/stream.module.js';
import { EnvelopesHarvester } from './envelopes-harvester.js';
import { FilesHarvester } from './files-harvester.js';
import { HarvestersModule } from './harvesters.module.js';
import { MorningBrief } from './morning-brief.js';
import { MorningBriefRepository } from './morning-brief.repository.js';
import { NightOpsController } from './night-ops.controller.js';
import { NightOpsJobs } from './night-ops.jobs.js';
import { NightOpsRepository } from './night-ops.repository.js';
import { NightOpsService } from './night-ops.service.js';
import { NightRunner } from './night-runner.js';

@Module({
  imports: [BriefModule, GuardrailsModule, HarvestersModule, NotificationsModule, StreamModule],
  controllers: [NightOpsController],
  providers: [
    NightOpsService,
    NightOpsRepository,
    NightOpsJobs,
    NightRunner,
    MorningBrief,
    MorningBriefRepository,
    EnvelopesHarvester,
    FilesHarvester,
  ],
})
export class NightOpsModule {}
