import { Module } from '@nestjs/common';
import { OutgoingModule } from '../../../outgoing/outgoing.module.js';
import { SealingModule } from '../../../sealing/sealing.module.js';
import { AuditLogModule } from '../../hub/auth/audit-log.module.js';
import { PersonDataModule } from '../../platform/person-data/person-data.module.js';
import { ContactsModule } from '../contacts/contacts.module.js';
import { EnrichController } from './enrich.controller.js';
import { EnrichService } from './enrich.service.js';
import { EnrichedHandle } from './enriched-handle.js';
import { EnrichmentJobs } from './enrichment.jobs.js';
import { EnrichmentAttachmentsController } from './enrichment-attachments.controller.js';
import { EnrichmentAttachmentsRepository } from './enrichment-attachments.repository.js';
import { EnrichmentAttachmentsService } from './enrichment-attachments.service.js';
import { EnrichmentData } from './enrichment-data.js';
import { KnownContactsRepository } from './known-contacts.repository.js';
import { ProviderCall } from './provider-call.js';
import { ProviderTargets } from './provider-targets.js';
import { ProvidersController } from './providers.controller.js';
import { ProvidersRepository } from './providers.repository.js';
import { ProvidersService } from './providers.service.js';
import { ResultsRepository } from './results.repository.js';

/** Public data about contacts: searched at providers, cached and attached to contacts. */
@Module({
  imports: [AuditLogModule, OutgoingModule, SealingModule, PersonDataModule, ContactsModule],
  controllers: [EnrichController, ProvidersController, EnrichmentAttachmentsController],
  providers: [
    EnrichService,
    ProvidersService,
    ProvidersRepository,
    ProviderTargets,
    ProviderCall,
    ResultsRepository,
    EnrichmentAttachmentsService,
    EnrichmentAttachmentsRepository,
    EnrichedHandle,
    KnownContactsRepository,
    EnrichmentData,
    EnrichmentJobs,
  ],
})
export class EnrichmentModule {}
