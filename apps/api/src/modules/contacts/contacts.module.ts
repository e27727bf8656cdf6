import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsService } from './contacts.service.js';

@Module({
  imports: [MessagesModule],
  controllers: [ContactsController],
  providers: [{ provide: ContactsService, useValue: null }],
})
export class ContactsModule {}
