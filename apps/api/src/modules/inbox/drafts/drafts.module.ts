import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.js';
import { DraftsController } from './drafts.controller.js';
import { DraftsRepository } from './drafts.repository.js';
import { DraftsService } from './drafts.service.js';

@Module({
  imports: [UploadsModule],
  controllers: [DraftsController],
  providers: [DraftsService, DraftsRepository],
  exports: [DraftsService],
})
export class DraftsModule {}
