import { Module } from '@nestjs/common';
import { AttachmentStore } from './attachment-store.js';
import { AttachmentsController } from './attachments.controller.js';
import { AttachmentsService } from './attachments.service.js';

@Module({
  controllers: [AttachmentsController],
  providers: [AttachmentsService, AttachmentStore],
  exports: [AttachmentStore],
})
export class AttachmentsModule {}
