import { Module } from '@nestjs/common';
import { ChannelsModule } from '../../channels/connections/channels.module.js';
import { NotificationsModule } from '../../day/notifications/notifications.module.js';
import { HubLogModule } from '../../hub/log/hub-log.module.js';
import { AttachmentsModule } from '../../inbox/attachments/attachments.module.js';
import { CorrespondenceModule } from '../../inbox/correspondence/correspondence.module.js';
import { DraftsModule } from '../../inbox/drafts/drafts.module.js';
import { TemplatesModule } from '../../inbox/templates/templates.module.js';
import { UploadsModule } from '../../inbox/uploads/uploads.module.js';
import { GuardrailsModule } from '../guardrails/guardrails.module.js';
import { MediaLinksModule } from '../media/media-links.module.js';
import { RecipientsModule } from '../recipients/recipients.module.js';
import { UnsubscribeLinksModule } from '../unsubscribe/unsubscribe-links.module.js';
import { AddresseesRepository } from './addressees.repository.js';
import { AnsweredMail } from './answered-mail.js';
import { AutomatedSending } from './automated-sending.js';
import { ConversationOutboxService } from './conversation-outbox.service.js';
import { Departure } from './departure.js';
import { EarlyReceipts } from './early-receipts.js';
import { EarlyReceiptsRepository } from './early-receipts.repository.js';
import { Echoes } from './echoes.js';
import { EligibilityRepository } from './eligibility.repository.js';
import { EligibilityService } from './eligibility.service.js';
import { EntryChangesService } from './entry-changes.service.js';
import { EntryChecks } from './entry-checks.js';
import { FailedRecipients } from './failed-recipients.js';
import { OutboxController } from './outbox.controller.js';
import { OutboxJobs } from './outbox.jobs.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxService } from './outbox.service.js';
import { Outcome } from './outcome.js';
import { OutgoingContent } from './outgoing-content.js';
import { OutgoingFiles } from './outgoing-files.js';
import { OutgoingFilesRepository } from './outgoing-files.repository.js';
import { Pace } from './pace.js';
import { ProviderIds } from './provider-ids.js';
import { PublicAnswers } from './public-answers.js';
import { Recalls } from './recalls.js';
import { Receipts } from './receipts.js';
import { ReplyContextRepository } from './reply-context.repository.js';
import { ReplyOptionsService } from './reply-options.service.js';
import { SendSlotsRepository } from './send-slots.repository.js';
import { Sender } from './sender.js';
import { Admission } from './sending/admission.js';
import { Attempt } from './sending/attempt.js';
import { AttemptRecord } from './sending/attempt-record.js';
import { Claim } from './sending/claim.js';
import { HandOver } from './sending/hand-over.js';
import { Turn } from './sending/turn.js';
import { SendingAccount } from './sending-account.js';
import { SendingAccountRepository } from './sending-account.repository.js';
import { SendingQueue } from './sending-queue.js';
import { SentCopies } from './sent-copies.js';
import { SentCopiesRepository } from './sent-copies.repository.js';
import { SentMessages } from './sent-messages.js';
import { SentMessagesRepository } from './sent-messages.repository.js';
import { SystemEmails } from './system-emails.js';
import { TestMessages } from './test-messages.js';
import { TestMessagesRepository } from './test-messages.repository.js';

@Module({
  imports: [
    AttachmentsModule,
    ChannelsModule,
    CorrespondenceModule,
    DraftsModule,
    GuardrailsModule,
    HubLogModule,
    MediaLinksModule,
    NotificationsModule,
    RecipientsModule,
    TemplatesModule,
    UnsubscribeLinksModule,
    UploadsModule,
  ],
  controllers: [OutboxController],
  providers: [
    OutboxService,
    ConversationOutboxService,
    EntryChangesService,
    EntryChecks,
    AnsweredMail,
    AutomatedSending,
    OutboxRepository,
    AddresseesRepository,
    EarlyReceiptsRepository,
    OutgoingFilesRepository,
    ReplyContextRepository,
    SendSlotsRepository,
    SentCopiesRepository,
    SentMessagesRepository,
    TestMessagesRepository,
    OutboxJobs,
    SendingQueue,
    SendingAccount,
    SendingAccountRepository,
    Sender,
    Claim,
    Admission,
    Turn,
    Attempt,
    HandOver,
    AttemptRecord,
    Departure,
    Outcome,
    ProviderIds,
    SentCopies,
    SentMessages,
    OutgoingContent,
    OutgoingFiles,
    SystemEmails,
    PublicAnswers,
    ReplyOptionsService,
    Pace,
    Recalls,
    Receipts,
    FailedRecipients,
    EarlyReceipts,
    Echoes,
    TestMessages,
    EligibilityService,
    EligibilityRepository,
  ],
  exports: [
    AutomatedSending,
    EntryChangesService,
    OutboxService,
    OutboxRepository,
    EarlyReceipts,
    Echoes,
    EligibilityService,
    ReplyContextRepository,
    SendingAccount,
    OutgoingFiles,
    SystemEmails,
    Recalls,
    Receipts,
    Sender,
    SentCopies,
    TestMessages,
  ],
})
export class OutboxModule {}
