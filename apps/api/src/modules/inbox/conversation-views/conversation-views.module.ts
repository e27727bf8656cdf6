import { Module } from '@nestjs/common';
import { ViewsModule } from '../views/views.module.js';
import { ConversationViewsController } from './conversation-views.controller.js';
import { ConversationViewsService } from './conversation-views.service.js';

@Module({
  imports: [ViewsModule],
  controllers: [ConversationViewsController],
  providers: [ConversationViewsService],
})
export class ConversationViewsModule {}
