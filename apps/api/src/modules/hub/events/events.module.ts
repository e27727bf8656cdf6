import { Module } from '@nestjs/common';
import { CountersModule } from '../../inbox/counters/counters.module.js';
import { HubLogModule } from '../log/hub-log.module.js';
import { HubModulesModule } from '../modules/modules.module.js';
import { HubWebhooksModule } from '../webhooks/webhooks.module.js';
import { AsyncApiController } from './asyncapi.controller.js';
import { ConnectionController } from './connection.controller.js';
import { EventKeysRepository } from './event-keys.repository.js';
import { HubEventsController } from './events.controller.js';
import { HubEventsJobs } from './events.jobs.js';
import { EventsRepository } from './events.repository.js';
import { HubEventsService } from './events.service.js';
import { KeyedAppend } from './keyed-append.js';
import { LogReader } from './log-reader.js';
import { LogUpkeep } from './log-upkeep.js';
import { Publisher } from './publisher.js';
import { ReplayRunner } from './replay-runner.js';
import { ReplaysRepository } from './replays.repository.js';
import { ReplaysService } from './replays.service.js';

@Module({
  imports: [CountersModule, HubLogModule, HubModulesModule, HubWebhooksModule],
  controllers: [HubEventsController, ConnectionController, AsyncApiController],
  providers: [
    HubEventsService,
    HubEventsJobs,
    EventKeysRepository,
    EventsRepository,
    KeyedAppend,
    LogReader,
    LogUpkeep,
    Publisher,
    ReplayRunner,
    ReplaysRepository,
    ReplaysService,
  ],
})
export class HubEventsModule {}
