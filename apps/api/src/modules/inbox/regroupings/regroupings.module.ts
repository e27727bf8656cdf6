import { Module } from '@nestjs/common';
import { AuditLogModule } from '../../hub/auth/audit-log.module.js';
import { HubLogModule } from '../../hub/log/hub-log.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { CountersModule } from '../counters/counters.module.js';
import { Companions } from './companions.js';
import { Gathering } from './gathering.js';
import { Parting } from './parting.js';
import { Parts } from './parts.js';
import { References } from './references.js';
import { RegroupingUndo } from './regrouping-undo.js';
import { RegroupingsController } from './regroupings.controller.js';
import { RegroupingsRepository } from './regroupings.repository.js';
import { RegroupingsService } from './regroupings.service.js';
import { Restoring } from './restoring.js';

@Module({
  imports: [AuditLogModule, ConversationsModule, CountersModule, HubLogModule],
  controllers: [RegroupingsController],
  providers: [
    RegroupingsService,
    RegroupingUndo,
    RegroupingsRepository,
    Gathering,
    Parting,
    Restoring,
    Companions,
    References,
    Parts,
  ],
})
export class RegroupingsModule {}
