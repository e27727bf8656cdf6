import { Module } from '@nestjs/common';
import { ChannelsModule } from '../../channels/connections/channels.module.js';
import { MessagesModule } from '../../inbox/messages/messages.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { ReactionsController } from './reactions.controller.js';
import { ReactionsRepository } from './reactions.repository.js';
import { ReactionsService } from './reactions.service.js';

@Module({
  imports: [ChannelsModule, MessagesModule, OutboxModule],
  controllers: [ReactionsController],
  providers: [ReactionsRepository, ReactionsService],
})
export class ReactionsModule {}
