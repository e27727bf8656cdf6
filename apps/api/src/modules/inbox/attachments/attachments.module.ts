import { Module } from '@nestjs/common';
import { AttachmentStore } from './attachment-store.js';
import { AttachmentSweeper } from './attachment-sweeper.js';
import { AttachmentsController } from './attachments.controller.js';
import { AttachmentsRepository } from './attachments.repository.js';
import { AttachmentsService } from './attachments.service.js';

@Module({
  controllers: [AttachmentsController],
  providers: [AttachmentsService, AttachmentsRepository, AttachmentStore, AttachmentSweeper],
  exports: [AttachmentStore, AttachmentSweeper],
})
export class AttachmentsModule {}
