import { Module } from '@nestjs/common';
import { StreamController } from './stream.controller.js';
import { StreamService } from './stream.service.js';

@Module({
  controllers: [StreamController],
  providers: [{ provide: StreamService, useValue: null }],
})
export class StreamModule {}
