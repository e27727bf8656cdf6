import { Module } from '@nestjs/common';
import { CannedRepliesController } from './canned-replies.controller.js';
import { CannedRepliesRepository } from './canned-replies.repository.js';
import { CannedRepliesService } from './canned-replies.service.js';

@Module({
  controllers: [CannedRepliesController],
  providers: [CannedRepliesService, CannedRepliesRepository],
})
export class CannedRepliesModule {}
