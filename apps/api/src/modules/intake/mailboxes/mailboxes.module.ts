import { Module } from '@nestjs/common';
import { ChannelsModule } from '../../channels/connections/channels.module.js';
import { OutboxModule } from '../../delivery/outbox/outbox.module.js';
import { AuditLogModule } from '../../hub/auth/audit-log.module.js';
import { MessagesModule } from '../../inbox/messages/messages.module.js';
import { InboundModule } from '../inbound/inbound.module.js';
import { HarvestersModule } from '../night-ops/harvesters.module.js';
import { FlagChanges } from './flag-changes.js';
import { MailboxAccounts } from './mailbox-accounts.js';
import { MailboxFlagsJobs } from './mailbox-flags.jobs.js';
import { MailboxFlags } from './mailbox-flags.js';
import { MailboxFlagsRepository } from './mailbox-flags.repository.js';
import { MailboxFoldersService } from './mailbox-folders.service.js';
import { MailboxReader } from './mailbox-reader.js';
import { MailboxWatches } from './mailbox-watches.js';
import { MailboxesController } from './mailboxes.controller.js';
import { MailboxesRepository } from './mailboxes.repository.js';
import { MailboxesService } from './mailboxes.service.js';
import { SentMailJobs } from './sent-mail.jobs.js';

@Module({
  imports: [AuditLogModule, ChannelsModule, HarvestersModule, InboundModule, MessagesModule, OutboxModule],
  controllers: [MailboxesController],
  providers: [
    MailboxesService,
    MailboxesRepository,
    MailboxAccounts,
    MailboxFoldersService,
    MailboxFlags,
    MailboxFlagsRepository,
    MailboxFlagsJobs,
    FlagChanges,
    MailboxReader,
    MailboxWatches,
    SentMailJobs,
  ],
})
export class MailboxesModule {}
