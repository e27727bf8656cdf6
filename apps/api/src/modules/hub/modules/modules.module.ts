import { Module } from '@nestjs/common';
import { OutgoingModule } from '../../../outgoing/outgoing.module.js';
import { AuditLogModule } from '../auth/audit-log.module.js';
import { HubAuthModule } from '../auth/auth.module.js';
import { HubWebhooksModule } from '../webhooks/webhooks.module.js';
import { ModuleChecksRepository } from './health/module-checks.repository.js';
import { ModuleChecksService } from './health/module-checks.service.js';
import { ModuleProbe } from './health/module-probe.js';
import { ModuleDocumentsController } from './module-documents.controller.js';
import { ModuleDocumentsRepository } from './module-documents.repository.js';
import { ModuleDocumentsService } from './module-documents.service.js';
import { HubModulesController } from './modules.controller.js';
import { HubModulesJobs } from './modules.jobs.js';
import { HubModulesRepository } from './modules.repository.js';
import { HubModulesService } from './modules.service.js';
import { ModuleApiService } from './openapi/module-api.service.js';
import { ModuleToolsService } from './tools/module-tools.service.js';

/** The module registry: addresses, health and published documents. */
@Module({
  imports: [AuditLogModule, HubAuthModule, HubWebhooksModule, OutgoingModule],
  controllers: [HubModulesController, ModuleDocumentsController],
  providers: [
    HubModulesService,
    HubModulesRepository,
    HubModulesJobs,
    ModuleChecksService,
    ModuleChecksRepository,
    ModuleProbe,
    ModuleDocumentsRepository,
    ModuleDocumentsService,
    ModuleApiService,
    ModuleToolsService,
  ],
  exports: [HubModulesService],
})
export class HubModulesModule {}
