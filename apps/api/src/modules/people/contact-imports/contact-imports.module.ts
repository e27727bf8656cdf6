import { Module } from '@nestjs/common';
import { AuditLogModule } from '../../hub/auth/audit-log.module.js';
import { CountersModule } from '../../inbox/counters/counters.module.js';
import { SearchModule } from '../../inbox/search/search.module.js';
import { ContactsRepository } from '../contact-records/contacts.repository.js';
import { ContactsModule } from '../contacts/contacts.module.js';
import { AddressBookFolder } from './address-book-folder.js';
import { ContactExportsController } from './contact-exports.controller.js';
import { ContactImportRunner } from './contact-import-runner.js';
import { ContactImportsController } from './contact-imports.controller.js';
import { ContactImportsJobs } from './contact-imports.jobs.js';
import { ContactImportsRepository } from './contact-imports.repository.js';
import { ContactImportsService } from './contact-imports.service.js';
import { ExportedPeople } from './export/exported-people.js';
import { ExportedPeopleRepository } from './export/exported-people.repository.js';
import { ContactBatchWriter } from './writing/batch-writer.js';
import { ContactBatchRepository } from './writing/contact-batch.repository.js';
import { KnownPeople } from './writing/known-people.js';
import { KnownPeopleRepository } from './writing/known-people.repository.js';

@Module({
  imports: [AuditLogModule, CountersModule, ContactsModule, SearchModule],
  controllers: [ContactImportsController, ContactExportsController],
  providers: [
    ContactImportsService,
    ContactImportsRepository,
    ContactImportRunner,
    ContactImportsJobs,
    AddressBookFolder,
    ContactBatchWriter,
    ContactBatchRepository,
    KnownPeople,
    KnownPeopleRepository,
    ContactsRepository,
    ExportedPeople,
    ExportedPeopleRepository,
  ],
})
export class ContactImportsModule {}
