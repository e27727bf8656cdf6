import { Module } from '@nestjs/common';
import { StreamModule } from '../../platform/stream/stream.module.js';
import { CannedRepliesController } from './canned-replies.controller.js';
import { CannedRepliesRepository } from './canned-replies.repository.js';
import { CannedRepliesService } from './canned-replies.service.js';

@Module({
  imports: [StreamModule],
  controllers: [CannedRepliesController],
  providers: [CannedRepliesService, CannedRepliesRepository],
})
export class CannedRepliesModule {}
