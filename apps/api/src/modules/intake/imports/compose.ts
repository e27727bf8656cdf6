import { Clock } from '../../../common/clock.js';
import type { Ids } from '../../../common/ids.js';
import type { Settings } from '../../../common/settings.js';
import { ChangeLog } from '../../../database/change-log.js';
import { Commits } from '../../../database/commits.js';
import type { WorkspaceDatabase } from '../../../database/workspace-database.js';
import type { JobQueue } from '../../../jobs/job-queue.js';
import type { JobRegistry } from '../../../jobs/job-registry.js';
import { NotificationsRepository } from '../../day/notifications/notifications.repository.js';
import { NotificationsService } from '../../day/notifications/notifications.service.js';
import { UrgentMessages } from '../../day/notifications/urgent-messages.js';
import { UrgentMessagesRepository } from '../../day/notifications/urgent-messages.repository.js';
import { AppendSignal } from '../../hub/log/append-signal.js';
import { DomainEvents } from '../../hub/log/domain-events.js';
import { EventLog } from '../../hub/log/event-log.js';
import { EventLogRepository } from '../../hub/log/event-log.repository.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { StatCountersRepository } from '../../inbox/counters/stat-counters.repository.js';
import { SnoozedMessagesRepository } from '../../inbox/messages/snoozed-messages.repository.js';
import { Waking } from '../../inbox/messages/wake.js';
import { ContactIndexRepository } from '../../inbox/search/contact-index.repository.js';
import { ContactSearchIndex } from '../../inbox/search/contact-search-index.js';
import { MessageIndexRepository } from '../../inbox/search/message-index.repository.js';
import { MessageSearchIndex } from '../../inbox/search/message-search-index.js';
import { SearchIndexes } from '../../inbox/search/search-indexes.js';
import { ConversationSorter } from '../../inbox/sorting/conversation-sorter.js';
import { SortingRepository } from '../../inbox/sorting/sorting.repository.js';
import type { LeaveDemo } from '../../platform/workspace/leave-demo.js';
import { OwnAddresses } from '../../platform/workspace/own-addresses.js';
import { ArchiveReader } from './archive-reader.js';
import { ChatOwner } from './chat-owner.js';
import { ImportEnd } from './import-end.js';
import { ImportReading } from './import-reading.js';
import { ImportRunner } from './import-runner.js';
import { ImportSorting } from './import-sorting.js';
import { ImportStart } from './import-start.js';
import { ImportsJobs } from './imports.jobs.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import type { ThreadEntry } from './reading/reading-thread.js';
import { Rederivation } from './rederivation.js';
import { RederivationRepository } from './rederivation.repository.js';
import { RederivedMails } from './rederived-mails.js';
import { UploadFolder } from './upload-folder.js';
import { BatchMessages } from './writing/batch-messages.js';
import { BatchWriter } from './writing/batch-writer.js';
import { ChatMessages } from './writing/chat-messages.js';
import { ContactBookRepository } from './writing/contact-book.repository.js';
import { ConversationBookRepository } from './writing/conversation-book.repository.js';
import { ImportedMessagesRepository } from './writing/imported-messages.repository.js';

export interface Surroundings {
  readonly db: WorkspaceDatabase;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly queue: JobQueue;
  readonly registry: JobRegistry;
  readonly thread: ThreadEntry;
  readonly leaveDemo: LeaveDemo;
}

/** Imports without the rest of the application, for the command and for tests. */
export interface Imports {
  readonly service: ImportsService;
  readonly runner: ImportRunner;
  readonly own: OwnAddresses;
  readonly jobs: ImportsJobs;
}

export function composeImports({
  db,
  settings,
  clock,
  ids,
  queue,
  registry,
  thread,
  leaveDemo,
}: Surroundings): Imports {
  const counters = new StatCounters(new StatCountersRepository(db));
  const changes = new ChangeLog(clock);
  const runs = new ImportsRepository(db, clock);
  const sorting = new SortingRepository(db);
  const sorter = new ConversationSorter(sorting, counters, clock);
  const own = new OwnAddresses(queue);
  const search = new SearchIndexes(
    new MessageSearchIndex(db, new MessageIndexRepository(db), queue),
    new ContactSearchIndex(new ContactIndexRepository(db)),
  );
  const contactRows = new ContactBookRepository();
  const mailRows = new ImportedMessagesRepository();
  const conversationRows = new ConversationBookRepository();
  const batches = new BatchMessages(mailRows, contactRows, conversationRows, counters, search, ids, clock);
  const chats = new ChatMessages(mailRows, contactRows, conversationRows, counters, search, ids, clock);
  const writer = new BatchWriter(db, runs, mailRows, batches, chats, changes, ids);
  const notifications = new NotificationsService(db, new NotificationsRepository(db), clock, ids);
  const urgent = new UrgentMessages(new UrgentMessagesRepository(), notifications, clock);
  // Nothing listens in this process: the process that delivers events reads them from the log.
  const events = new DomainEvents(
    new EventLog(new EventLogRepository(db), new AppendSignal(new Commits()), ids, clock),
  );
  const waking = new Waking(new SnoozedMessagesRepository(db), queue, counters);
  const archives = new ArchiveReader(settings, thread, runs);
  const runner = new ImportRunner(
    new ImportStart(db, runs, archives, new ChatOwner(db, runs, archives), own, search, clock, leaveDemo),
    new ImportReading(db, runs, archives, writer, clock),
    new ImportSorting(db, runs, sorting, sorter, waking, changes, clock),
    new ImportEnd(db, runs, urgent, events, changes, clock),
  );
  const service = new ImportsService(db, runs, new UploadFolder(settings), queue, counters, ids, clock);
  const rederivedRows = new RederivationRepository();
  const rederived = new RederivedMails(rederivedRows, sorting, contactRows, counters, search, ids, clock);
  const rederivation = new Rederivation(db, runs, sorting, rederived, sorter, clock);
  return { service, runner, own, jobs: new ImportsJobs(registry, runner, service, rederivation) };
}
