import { Module } from '@nestjs/common';
import { ChannelsModule } from '../../channels/connections/channels.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PresenceController } from './presence.controller.js';
import { PresenceJobs } from './presence.jobs.js';
import { PresenceService } from './presence.service.js';
import { PresenceTargets } from './presence-targets.js';

@Module({
  imports: [ChannelsModule, OutboxModule],
  controllers: [PresenceController],
  providers: [PresenceJobs, PresenceService, PresenceTargets],
})
export class PresenceModule {}
