import { Module } from '@nestjs/common';
import { DealImportsController } from './deal-imports.controller.js';
import { DealImportsService } from './deal-imports.service.js';
import { DealBatchRepository } from './writing/deal-batch.repository.js';
import { DealBatchWriter } from './writing/deal-batch-writer.js';
import { KnownContacts } from './writing/known-contacts.js';
import { KnownContactsRepository } from './writing/known-contacts.repository.js';
import { KnownDeals } from './writing/known-deals.js';

@Module({
  controllers: [DealImportsController],
  providers: [
    DealImportsService,
    DealBatchWriter,
    DealBatchRepository,
    KnownContacts,
    KnownContactsRepository,
    KnownDeals,
  ],
})
export class DealImportsModule {}
