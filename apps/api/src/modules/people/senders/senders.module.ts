import { Module } from '@nestjs/common';
import { GuardrailsModule } from '../../delivery/guardrails/guardrails.module.js';
import { CountersModule } from '../../inbox/counters/counters.module.js';
import { SearchModule } from '../../inbox/search/search.module.js';
import { ConsentsRepository } from '../contact-records/consents.repository.js';
import { Consents } from './consents.js';
import { SenderContacts } from './sender-contact.js';
import { SendersRepository } from './senders.repository.js';

@Module({
  imports: [CountersModule, GuardrailsModule, SearchModule],
  providers: [SenderContacts, SendersRepository, Consents, ConsentsRepository],
  exports: [SenderContacts, Consents],
})
export class SendersModule {}
