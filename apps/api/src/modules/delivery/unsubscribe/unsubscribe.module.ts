import { Module } from '@nestjs/common';
import { InboundModule } from '../../intake/inbound/inbound.module.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeService } from './unsubscribe.service.js';
import { UnsubscribeLinksModule } from './unsubscribe-links.module.js';

@Module({
  imports: [InboundModule, UnsubscribeLinksModule],
  controllers: [UnsubscribeController],
  providers: [UnsubscribeService],
})
export class UnsubscribeModule {}
