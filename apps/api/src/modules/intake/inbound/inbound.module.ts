import { Module } from '@nestjs/common';
import { ChannelsModule } from '../../channels/connections/channels.module.js';
import { NotificationsModule } from '../../day/notifications/notifications.module.js';
import { GuardrailsModule } from '../../delivery/guardrails/guardrails.module.js';
import { OutboxModule } from '../../delivery/outbox/outbox.module.js';
import { HubLogModule } from '../../hub/log/hub-log.module.js';
import { AttachmentsModule } from '../../inbox/attachments/attachments.module.js';
import { CorrespondenceModule } from '../../inbox/correspondence/correspondence.module.js';
import { CountersModule } from '../../inbox/counters/counters.module.js';
import { MessagesModule } from '../../inbox/messages/messages.module.js';
import { SearchModule } from '../../inbox/search/search.module.js';
import { TemplatesModule } from '../../inbox/templates/templates.module.js';
import { SendersModule } from '../../people/senders/senders.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { ArrivalEffects } from './arrival-effects.js';
import { ArrivalLinks } from './arrival-links.js';
import { ArrivalPlace } from './arrival-place.js';
import { ArrivalStore } from './arrival-store.js';
import { Arrivals } from './arrivals.js';
import { ArrivalsRepository } from './arrivals.repository.js';
import { Duplicates } from './duplicates.js';
import { Engagements } from './engagements.js';
import { EngagementsRepository } from './engagements.repository.js';
import { Envelopes } from './envelopes.js';
import { EnvelopesRepository } from './envelopes.repository.js';
import { Events } from './events.js';
import { FileFetcher } from './file-fetcher.js';
import { GatheredEnvelopes } from './gathered.js';
import { Identities } from './identities.js';
import { IdentitiesRepository } from './identities.repository.js';
import { ImportedCopies } from './imported-copies.js';
import { ImportedCopiesRepository } from './imported-copies.repository.js';
import { InboundController } from './inbound.controller.js';
import { InboundJobs } from './inbound.jobs.js';
import { InboundService } from './inbound.service.js';
import { InboundSweep } from './inbound-sweep.js';
import { InboundSweepRepository } from './inbound-sweep.repository.js';
import { IncomingFiles } from './incoming-files.js';
import { IncomingFilesRepository } from './incoming-files.repository.js';
import { MessageChanges } from './message-changes.js';
import { MessageChangesRepository } from './message-changes.repository.js';
import { OwnEchoes } from './own-echoes.js';
import { Rereading } from './rereading.js';
import { TemplateDecisions } from './template-decisions.js';
import { WebhookEntry } from './webhook-entry.js';
import { WebhookTraffic } from './webhook-traffic.js';

@Module({
  imports: [
    CountersModule,
    AttachmentsModule,
    ChannelsModule,
    CorrespondenceModule,
    GuardrailsModule,
    HubLogModule,
    MessagesModule,
    NotificationsModule,
    OutboxModule,
    ProfilesModule,
    SearchModule,
    SendersModule,
    TemplatesModule,
  ],
  controllers: [InboundController],
  providers: [
    InboundService,
    InboundJobs,
    InboundSweep,
    InboundSweepRepository,
    Arrivals,
    ArrivalsRepository,
    ArrivalEffects,
    ArrivalLinks,
    ArrivalPlace,
    ArrivalStore,
    WebhookTraffic,
    Duplicates,
    ImportedCopies,
    ImportedCopiesRepository,
    OwnEchoes,
    Engagements,
    EngagementsRepository,
    Envelopes,
    EnvelopesRepository,
    Events,
    FileFetcher,
    GatheredEnvelopes,
    Identities,
    IdentitiesRepository,
    IncomingFiles,
    IncomingFilesRepository,
    MessageChanges,
    MessageChangesRepository,
    Rereading,
    TemplateDecisions,
    WebhookEntry,
  ],
  exports: [Arrivals, Envelopes, Rereading],
})
export class InboundModule {}
