import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../day/notifications/notifications.module.js';
import { GuardrailsModule } from '../../delivery/guardrails/guardrails.module.js';
import { BriefModule } from '../../insight/brief/brief.module.js';
import { EnvelopesRepository } from '../inbound/envelopes.repository.js';
import { IncomingFilesRepository } from '../inbound/incoming-files.repository.js';
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
  imports: [BriefModule, GuardrailsModule, HarvestersModule, NotificationsModule],
  controllers: [NightOpsController],
  providers: [
    NightOpsService,
    NightOpsRepository,
    NightOpsJobs,
    NightRunner,
    MorningBrief,
    MorningBriefRepository,
    EnvelopesRepository,
    EnvelopesHarvester,
    FilesHarvester,
    IncomingFilesRepository,
  ],
})
export class NightOpsModule {}
