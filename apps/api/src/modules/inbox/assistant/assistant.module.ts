import { Module } from '@nestjs/common';
import { CountersModule } from '../../inbox/counters/counters.module.js';
import { BirthdaysRepository } from '../../people/birthdays/birthdays.repository.js';
import { BirthdaysService } from '../../people/birthdays/birthdays.service.js';
import { ContactListRepository } from '../../people/contacts/contact-list.repository.js';
import { PromisesModule } from '../promises/promises.module.js';
import { AssistantController } from './assistant.controller.js';
import { AssistantRepository } from './assistant.repository.js';
import { AssistantService } from './assistant.service.js';
import { AssistantReader } from './assistant-reader.js';

@Module({
  imports: [CountersModule, PromisesModule],
  controllers: [AssistantController],
  // `ContactListRepository` and `BirthdaysService` are read-only and stateless, so own instances are safe.
  providers: [
    AssistantService,
    AssistantReader,
    AssistantRepository,
    ContactListRepository,
    BirthdaysService,
    BirthdaysRepository,
  ],
})
export class AssistantModule {}
