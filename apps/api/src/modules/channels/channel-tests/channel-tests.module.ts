import { Module } from '@nestjs/common';
import { OutboxModule } from '../../delivery/outbox/outbox.module.js';
import { ChannelsModule } from '../connections/channels.module.js';
import { AccountTestsController } from './account-tests.controller.js';
import { ChannelTestsController } from './channel-tests.controller.js';
import { ChannelTestsService } from './channel-tests.service.js';
import { InboundTests } from './inbound-tests.js';
import { Patience } from './patience.js';
import { Recipients } from './recipients.js';
import { TestBench } from './test-bench.js';

@Module({
  imports: [ChannelsModule, OutboxModule],
  controllers: [ChannelTestsController, AccountTestsController],
  providers: [ChannelTestsService, InboundTests, Patience, Recipients, TestBench],
})
export class ChannelTestsModule {}
