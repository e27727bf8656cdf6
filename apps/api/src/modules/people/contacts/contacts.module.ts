import { Module } from '@nestjs/common';
import { GuardrailsModule } from '../../delivery/guardrails/guardrails.module.js';
import { AuditLogModule } from '../../hub/auth/audit-log.module.js';
import { HubLogModule } from '../../hub/log/hub-log.module.js';
import { AttachmentsModule } from '../../inbox/attachments/attachments.module.js';
import { CountersModule } from '../../inbox/counters/counters.module.js';
import { MessagesModule } from '../../inbox/messages/messages.module.js';
import { SearchModule } from '../../inbox/search/search.module.js';
import { PersonDataModule } from '../../platform/person-data/person-data.module.js';
import { ConsentsRepository } from '../contact-records/consents.repository.js';
import { ContactsRepository } from '../contact-records/contacts.repository.js';
import { ContactActivityService } from './contact-activity.service.js';
import { ContactConsents } from './contact-consents.js';
import { ContactDetailsController } from './contact-details.controller.js';
import { ContactDetailsService } from './contact-details.service.js';
import { ContactEditingService } from './contact-editing.service.js';
import { ContactExtras } from './contact-extras.js';
import { ContactFieldsController } from './contact-fields.controller.js';
import { ContactFieldsService } from './contact-fields.service.js';
import { ContactFiguresRepository } from './contact-figures.repository.js';
import { ContactListRepository } from './contact-list.repository.js';
import { ContactNotesController } from './contact-notes.controller.js';
import { ContactNotesRepository } from './contact-notes.repository.js';
import { ContactNotesService } from './contact-notes.service.js';
import { ContactPointsController } from './contact-points.controller.js';
import { ContactPointsRepository } from './contact-points.repository.js';
import { ContactPointsService } from './contact-points.service.js';
import { ContactProfilesRepository } from './contact-profiles.repository.js';
import { ContactTagsController } from './contact-tags.controller.js';
import { ContactTagsService } from './contact-tags.service.js';
import { ContactWriter } from './contact-writer.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsService } from './contacts.service.js';
import { ErasableMessagesRepository } from './erasure/erasable-messages.repository.js';
import { ErasedHandles } from './erasure/erased-handles.js';
import { ErasedHandlesRepository } from './erasure/erased-handles.repository.js';
import { ErasureJobs } from './erasure/erasure.jobs.js';
import { ErasureKey } from './erasure/erasure-key.js';
import { ErasuresRepository } from './erasure/erasures.repository.js';
import { ErasuresService } from './erasure/erasures.service.js';
import { MessageEraser } from './erasure/message-eraser.js';
import { MessageEraserRepository } from './erasure/message-eraser.repository.js';
import { PersonEraser } from './erasure/person-eraser.js';
import { PersonRemoval } from './erasure/person-removal.js';
import { RecountsRepository } from './erasure/recounts.repository.js';
import { Retention } from './erasure/retention.js';
import { PersonExport } from './export/person-export.js';
import { ArrivedSince } from './identity/arrived-since.js';
import { ArrivedSinceRepository } from './identity/arrived-since.repository.js';
import { IdentityJobs } from './identity/identity.jobs.js';
import { IdentityKeysRepository } from './identity/identity-keys.repository.js';
import { MergeJoin } from './identity/merge-join.js';
import { MergePartsRepository } from './identity/merge-parts.repository.js';
import { MergePreviews } from './identity/merge-previews.js';
import { MergeSidesRepository } from './identity/merge-sides.repository.js';
import { MergeSuggestions } from './identity/merge-suggestions.js';
import { MergeSuggestionsRepository } from './identity/merge-suggestions.repository.js';
import { MergeUndo } from './identity/merge-undo.js';
import { MergeWriter } from './identity/merge-writer.js';
import { MergesRepository } from './identity/merges.repository.js';
import { MergesService } from './identity/merges.service.js';
import { PersonIndex } from './identity/person-index.js';
import { PersonTraitsRepository } from './identity/person-traits.repository.js';
import { SidesRestore } from './identity/sides-restore.js';
import { StrangerContacts } from './identity/stranger-contacts.js';
import { StrangerRelease } from './identity/stranger-release.js';
import { StrangersRepository } from './identity/strangers.repository.js';
import { StrangersService } from './identity/strangers.service.js';
import { MergesController } from './merges.controller.js';
import { CorrespondenceData } from './person-data/correspondence-data.js';
import { OutgoingFiles } from './person-data/outgoing-files.js';
import { OutgoingFilesRepository } from './person-data/outgoing-files.repository.js';
import { OwnPersonData } from './person-data/own-person-data.js';
import { PersonLocks } from './person-locks.js';
import { PersonLocksRepository } from './person-locks.repository.js';
import { PersonRightsController } from './person-rights.controller.js';
import { ContactTableController } from './table-export/contact-table.controller.js';
import { ContactTable } from './table-export/contact-table.js';
import { TimelineRepository } from './timeline/timeline.repository.js';
import { TimelineService } from './timeline/timeline.service.js';
import { TimelineSources } from './timeline/timeline-sources.js';

@Module({
  imports: [
    AuditLogModule,
    CountersModule,
    AttachmentsModule,
    GuardrailsModule,
    HubLogModule,
    MessagesModule,
    PersonDataModule,
    SearchModule,
  ],
  // Routes with a fixed segment must precede those with an id in its place.
  controllers: [
    MergesController,
    ContactsController,
    ContactDetailsController,
    ContactPointsController,
    ContactFieldsController,
    ContactNotesController,
    ContactTagsController,
    PersonRightsController,
    ContactTableController,
  ],
  providers: [
    ContactsService,
    ContactsRepository,
    ConsentsRepository,
    ContactListRepository,
    ContactTable,
    ContactDetailsService,
    ContactActivityService,
    ContactProfilesRepository,
    ContactExtras,
    ContactFieldsService,
    ContactFiguresRepository,
    ContactEditingService,
    ContactWriter,
    ContactPointsService,
    ContactPointsRepository,
    ContactConsents,
    ContactNotesService,
    ContactNotesRepository,
    ContactTagsService,
    TimelineService,
    TimelineSources,
    TimelineRepository,
    PersonLocks,
    PersonLocksRepository,
    CorrespondenceData,
    OwnPersonData,
    OutgoingFilesRepository,
    OutgoingFiles,
    PersonIndex,
    IdentityKeysRepository,
    PersonTraitsRepository,
    IdentityJobs,
    MergeSuggestions,
    MergeSuggestionsRepository,
    MergePreviews,
    MergesService,
    MergesRepository,
    MergeSidesRepository,
    MergePartsRepository,
    MergeJoin,
    MergeUndo,
    MergeWriter,
    StrangerContacts,
    StrangerRelease,
    StrangersRepository,
    StrangersService,
    SidesRestore,
    ArrivedSince,
    ArrivedSinceRepository,
    PersonExport,
    ErasureKey,
    ErasedHandles,
    ErasedHandlesRepository,
    ErasuresService,
    ErasuresRepository,
    PersonEraser,
    PersonRemoval,
    MessageEraser,
    RecountsRepository,
    MessageEraserRepository,
    Retention,
    ErasableMessagesRepository,
    ErasureJobs,
  ],
  exports: [
    ContactsService,
    ContactEditingService,
    ErasedHandles,
    ContactPointsRepository,
    ContactPointsService,
    PersonIndex,
  ],
})
export class ContactsModule {}
