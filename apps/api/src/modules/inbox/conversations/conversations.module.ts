import { Module } from '@nestjs/common';
import { ContactsRepository } from '../../people/contact-records/contacts.repository.js';
import { ConversationsRepository } from '../correspondence/conversations.repository.js';
import { MessagesModule } from '../messages/messages.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { ConversationsController } from './conversations.controller.js';
import { ConversationsService } from './conversations.service.js';

@Module({
  imports: [MessagesModule, ProjectsModule],
  controllers: [ConversationsController],
  providers: [ConversationsService, ConversationsRepository, ContactsRepository],
  exports: [ConversationsService],
})
export class ConversationsModule {}
