import { Module } from '@nestjs/common';
import { ChannelsModule } from '../../channels/connections/channels.module.js';
import { OutboxModule } from '../../delivery/outbox/outbox.module.js';
import { InboundModule } from '../inbound/inbound.module.js';
import { HarvestersModule } from '../night-ops/harvesters.module.js';
import { MailboxAccounts } from './mailbox-accounts.js';
import { MailboxReader } from './mailbox-reader.js';
import { MailboxWatches } from './mailbox-watches.js';
import { MailboxesController } from './mailboxes.controller.js';
import { MailboxesRepository } from './mailboxes.repository.js';
import { MailboxesService } from './mailboxes.service.js';
import { SentMailJobs } from './sent-mail.jobs.js';

@Module({
  imports: [ChannelsModule, HarvestersModule, InboundModule, OutboxModule],
  controllers: [MailboxesController],
  providers: [MailboxesService, MailboxesRepository, MailboxAccounts, MailboxReader, MailboxWatches, SentMailJobs],
})
export class MailboxesModule {}
