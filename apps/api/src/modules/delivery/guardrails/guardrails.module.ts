import { Module } from '@nestjs/common';
import { AuditLogModule } from '../../hub/auth/audit-log.module.js';
import { PersonDataModule } from '../../platform/person-data/person-data.module.js';
import { AutomationStops } from './automation-stops.js';
import { AutomationsRepository } from './automations.repository.js';
import { AutomationsService } from './automations.service.js';
import { DecisionsAboutPerson } from './decisions-about-person.js';
import { GuardrailsController } from './guardrails.controller.js';
import { GuardrailsRepository } from './guardrails.repository.js';
import { GuardrailsService } from './guardrails.service.js';

@Module({
  imports: [AuditLogModule, PersonDataModule],
  controllers: [GuardrailsController],
  providers: [
    GuardrailsService,
    GuardrailsRepository,
    AutomationsService,
    AutomationsRepository,
    AutomationStops,
    DecisionsAboutPerson,
  ],
  exports: [AutomationsService, AutomationStops, GuardrailsRepository],
})
export class GuardrailsModule {}
