import { Module } from '@nestjs/common';
import { IntelligenceModule } from '../../insight/intelligence/intelligence.module.js';
import { QueueModule } from '../../insight/queue/queue.module.js';
import { BirthdaysRepository } from '../../people/birthdays/birthdays.repository.js';
import { BirthdaysService } from '../../people/birthdays/birthdays.service.js';
import { ContactsRepository } from '../../people/contact-records/contacts.repository.js';
import { ContactListRepository } from '../../people/contacts/contact-list.repository.js';
import { CountersModule } from '../counters/counters.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { PromisesModule } from '../promises/promises.module.js';
import { ChatClient } from '../suggestions/llm/chat-client.js';
import { SuggestionsModule } from '../suggestions/suggestions.module.js';
import { SuggestionsRepository } from '../suggestions/suggestions.repository.js';
import { AssistantController } from './assistant.controller.js';
import { AssistantRepository } from './assistant.repository.js';
import { AssistantService } from './assistant.service.js';
import { AssistantReader } from './assistant-reader.js';
import { FiguresReader } from './figures-reader.js';
import { NamedPeople } from './named-people.js';
import { PeopleReader } from './people-reader.js';
import { PlanWriter } from './plan-writer.js';

@Module({
  imports: [CountersModule, IntelligenceModule, MessagesModule, PromisesModule, QueueModule, SuggestionsModule],
  controllers: [AssistantController],
  // The repositories and services of others are stateless, and used here to read, so own instances are safe.
  providers: [
    AssistantService,
    AssistantReader,
    PeopleReader,
    FiguresReader,
    NamedPeople,
    PlanWriter,
    AssistantRepository,
    ContactListRepository,
    ContactsRepository,
    SuggestionsRepository,
    ChatClient,
    BirthdaysService,
    BirthdaysRepository,
  ],
})
export class AssistantModule {}
