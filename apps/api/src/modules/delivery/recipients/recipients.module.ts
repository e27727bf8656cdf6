import { Module } from '@nestjs/common';
import { ChannelsModule } from '../../channels/connections/channels.module.js';
import { AttachmentsModule } from '../../inbox/attachments/attachments.module.js';
import { ChosenRecipients } from './chosen-recipients.js';
import { Forwarding } from './forwarding.js';
import { OwnEmailAddresses } from './own-addresses.js';
import { RecipientsController } from './recipients.controller.js';
import { ReplyRecipientsRepository } from './reply-recipients.repository.js';
import { ReplyRecipientsService } from './reply-recipients.service.js';

@Module({
  imports: [AttachmentsModule, ChannelsModule],
  controllers: [RecipientsController],
  providers: [ReplyRecipientsService, ReplyRecipientsRepository, OwnEmailAddresses, ChosenRecipients, Forwarding],
  exports: [ChosenRecipients, Forwarding, ReplyRecipientsRepository],
})
export class RecipientsModule {}
