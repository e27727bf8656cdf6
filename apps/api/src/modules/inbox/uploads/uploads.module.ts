import { Module } from '@nestjs/common';
import { AttachmentsModule } from '../attachments/attachments.module.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsJobs } from './uploads.jobs.js';
import { UploadsRepository } from './uploads.repository.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [AttachmentsModule],
  controllers: [UploadsController],
  providers: [UploadsService, UploadsRepository, UploadsJobs],
  exports: [UploadsService, UploadsRepository],
})
export class UploadsModule {}
