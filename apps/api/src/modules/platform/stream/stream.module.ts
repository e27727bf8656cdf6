import { Module } from '@nestjs/common';
import { ChangeFeed } from './change-feed.js';
import { ChangesRepository } from './changes.repository.js';
import { StreamController } from './stream.controller.js';
import { StreamService } from './stream.service.js';

@Module({
  controllers: [StreamController],
  providers: [StreamService, ChangeFeed, ChangesRepository],
})
export class StreamModule {}
