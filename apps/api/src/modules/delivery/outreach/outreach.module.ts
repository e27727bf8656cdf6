import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module.js';
import { OutreachController } from './outreach.controller.js';
import { OutreachRepository } from './outreach.repository.js';
import { OutreachService } from './outreach.service.js';

@Module({
  imports: [OutboxModule],
  controllers: [OutreachController],
  providers: [OutreachService, OutreachRepository],
})
export class OutreachModule {}
