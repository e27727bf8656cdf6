import { Module } from '@nestjs/common';
import { ChannelsModule } from '../../channels/connections/channels.module.js';
import { InboundModule } from '../inbound/inbound.module.js';
import { HarvestersModule } from '../night-ops/harvesters.module.js';
import { MailboxAccounts } from './mailbox-accounts.js';
import { MailboxReader } from './mailbox-reader.js';
import { MailboxWatches } from './mailbox-watches.js';
import { MailboxesController } from './mailboxes.controller.js';
import { MailboxesRepository } from './mailboxes.repository.js';
import { MailboxesService } from './mailboxes.service.js';

@Module({
  imports: [ChannelsModule, HarvestersModule, InboundModule],
  controllers: [MailboxesController],
  providers: [MailboxesService, MailboxesRepository, MailboxAccounts, MailboxReader, MailboxWatches],
})
export class MailboxesModule {}
