import { Module } from '@nestjs/common';
import { SendersModule } from '../../people/senders/senders.module.js';
import { SubscribersRepository } from './subscribers.repository.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeService } from './unsubscribe.service.js';
import { UnsubscribeLinksModule } from './unsubscribe-links.module.js';

@Module({
  imports: [SendersModule, UnsubscribeLinksModule],
  controllers: [UnsubscribeController],
  providers: [UnsubscribeService, SubscribersRepository],
})
export class UnsubscribeModule {}
