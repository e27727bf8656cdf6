import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module.js';
import { ConversationsController } from './conversations.controller.js';
import { ConversationsService } from './conversations.service.js';

@Module({
  imports: [MessagesModule],
  controllers: [ConversationsController],
  providers: [{ provide: ConversationsService, useValue: null }],
})
export class ConversationsModule {}
