import { Module } from '@nestjs/common';
import { OutboxModule } from '../../delivery/outbox/outbox.module.js';
import { InboundModule } from '../inbound/inbound.module.js';
import { DeadLettersController } from './dead-letters.controller.js';
import { DeadLettersRepository } from './dead-letters.repository.js';
import { DeadLettersService } from './dead-letters.service.js';

@Module({
  imports: [InboundModule, OutboxModule],
  controllers: [DeadLettersController],
  providers: [DeadLettersService, DeadLettersRepository],
})
export class DeadLettersModule {}
