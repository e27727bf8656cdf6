import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { Ids } from '../../../../common/ids.js';
import { keyChunks, rowChunks } from '../../../../database/in-chunks.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { CounterTally } from '../../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../../inbox/counters/stat-counters.js';
import { SearchIndexes } from '../../../inbox/search/search-indexes.js';
import { ChangeLog } from '../../../platform/stream/change-log.js';
import { ImportsRepository, type RunCounts, type RunProgress } from '../imports.repository.js';
import type {
  Checkpoint,
  ImportedBatch,
  ImportedEntry,
  ImportedMail,
  UnreadableMail,
} from '../reading/imported-mail.js';
import { ContactBook } from './contact-book.js';
import { ConversationBook } from './conversation-book.js';
import { type MessageRows, messageRows } from './message-rows.js';

export interface BatchToWrite {
  readonly importId: string;
  readonly batch: ImportedBatch;
  /** Where the run stood before this batch. */
  readonly before: Checkpoint;
  readonly progress: RunProgress;
  /** Whether open screens are to hear of it; once a second is enough for them. */
  readonly announce: boolean;
}

/** What a message is before its conversation is sorted. */
const UNSORTED = {
  channel: 'email',
  status: 'completed',
  isRead: true,
  isUrgent: 0,
  priority: 0,
  isSnoozed: false,
} as const;

const isMail = (entry: ImportedEntry): entry is ImportedMail => entry.kind === 'mail';
const isUnreadable = (entry: ImportedEntry): entry is UnreadableMail => entry.kind === 'unreadable';

/**
 * Writes a batch and the position behind it in one transaction, so that whatever cuts the process off, going on from the stored position
 * brings every message exactly once.
 */
@Injectable()
export class BatchWriter {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: ImportsRepository,
    private readonly counters: StatCounters,
    private readonly search: SearchIndexes,
    private readonly changes: ChangeLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @returns `false`, with nothing written, when the run is no longer ours: cancelled, or read on by another process. */
  write(job: BatchToWrite): Promise<boolean> {
    return this.db.write(async (tx) => {
      // One importer at a time, whatever the number of processes: what is looked up below must stay true until the commit.
      await this.runs.lockOut(tx);
      const mails = job.batch.entries.filter(isMail);
      const problems = job.batch.entries.filter(isUnreadable);
      if (!(await this.runs.isAt(tx, job.importId, job.before))) return false;
      const { fresh, repeats } = await this.#withoutKnown(tx, job.importId, mails);
      const added = await this.#add(tx, job.importId, fresh);
      await this.#addProblems(tx, job.importId, problems);
      const counts = {
        messages_added: fresh.length,
        duplicates: mails.length - fresh.length - repeats,
        repeats,
        left_out: job.batch.entries.length - mails.length - problems.length,
        problems: problems.length,
        ...added,
      } satisfies RunCounts;
      await this.runs.advance(tx, job.importId, job.batch.checkpoint, counts, job.progress);
      if (job.announce) await this.changes.record(tx, ['imports', 'messages', 'stats', 'contacts']);
      return true;
    });
  }

  /** Leaves out what is stored already, and counts apart the copies of what this very run has brought. */
  async #withoutKnown(
    tx: WorkspaceTransaction,
    importId: string,
    mails: readonly ImportedMail[],
  ): Promise<{ fresh: ImportedMail[]; repeats: number }> {
    const before = new Set<string>();
    const ofThisRun = new Set<string>();
    for (const keys of keyChunks([...new Set(mails.map(({ dedupeKey }) => dedupeKey))])) {
      const rows = await tx
        .selectFrom('message')
        .select(['dedupe_key', 'import_run_id'])
        .where('channel', '=', 'email')
        .where('dedupe_key', 'in', keys)
        .execute();
      for (const { dedupe_key: key, import_run_id: run } of rows) (run === importId ? ofThisRun : before).add(key);
    }
    const unknown = mails.filter(({ dedupeKey }) => !before.has(dedupeKey));
    const fresh = unknown.filter(({ dedupeKey }) => !ofThisRun.has(dedupeKey) && ofThisRun.add(dedupeKey));
    return { fresh, repeats: unknown.length - fresh.length };
  }

  async #add(
    tx: WorkspaceTransaction,
    importRunId: string,
    mails: readonly ImportedMail[],
  ): Promise<Pick<RunCounts, 'contacts_added' | 'conversations_added'>> {
    if (mails.length === 0) return { contacts_added: 0, conversations_added: 0 };
    const now = this.clock.now();
    const contacts = await ContactBook.open(
      tx,
      mails.flatMap(({ counterpart }) => counterpart?.address ?? []),
      this.ids.next,
      now,
    );
    const conversations = await ConversationBook.open(
      tx,
      mails.map(({ links }) => links),
      this.ids.next,
      now,
    );
    const tally = new CounterTally();
    const joined = mails.map((mail) => {
      const contactId = meet(contacts, mail);
      const handle = conversations.join({ ...mail, contactId });
      tally.message(null, { ...UNSORTED, direction: mail.direction }, handle);
      return { mail, contactId, handle };
    });
    await contacts.save(tx);
    await conversations.save(tx);
    const rows = joined.map(({ mail, contactId, handle }) =>
      messageRows(mail, {
        id: this.ids.next(),
        conversationId: conversations.idOf(handle),
        contactId,
        importRunId,
        now,
      }),
    );
    await insertMessages(tx, rows);
    await this.search.messages.add(
      tx,
      rows.map(({ message }) => message.id),
    );
    await this.search.contacts.putAll(tx, contacts.reworded);
    for (const id of contacts.renamed) await this.search.messages.rename(tx, id);
    for (const id of conversations.grown) tally.conversation(id);
    await this.counters.apply(tx, tally.contacts(contacts.added));
    return { contacts_added: contacts.added, conversations_added: conversations.added };
  }

  async #addProblems(
    tx: WorkspaceTransaction,
    importRunId: string,
    problems: readonly UnreadableMail[],
  ): Promise<void> {
    const rows = problems.map(({ ordinal, position, file, code, reason, subject }) => ({
      id: this.ids.next(),
      import_run_id: importRunId,
      ordinal,
      position_bytes: position,
      file,
      code,
      reason,
      subject,
    }));
    for (const chunk of rowChunks(rows)) await tx.insertInto('import_problem').values(chunk).execute();
  }
}

/**
 * The contact of a message. People become contacts; lists and machines do not, else newsletters would crowd out the people, but where one
 * is a contact already its mail belongs to it. Mail that came back from a machine belongs to nobody.
 */
function meet(
  contacts: ContactBook,
  { counterpart, mailKind, direction, sentAt, sentAtKnown }: ImportedMail,
): string | null {
  if (counterpart === null || mailKind === 'bounce') return null;
  const isPersonal = mailKind === 'personal' || direction === 'outbound';
  const contact = contacts.find(counterpart, isPersonal);
  if (contact === null) return null;
  if (isPersonal) contacts.complete(contact, counterpart);
  contacts.count(contact, direction, sentAtKnown ? sentAt : null);
  return contact.id;
}

async function insertMessages(tx: WorkspaceTransaction, rows: readonly MessageRows[]): Promise<void> {
  for (const chunk of rowChunks(rows)) {
    await tx
      .insertInto('message')
      .values(chunk.map(({ message }) => message))
      .execute();
    await tx
      .insertInto('message_body')
      .values(chunk.map(({ body }) => body))
      .execute();
  }
  for (const chunk of rowChunks(rows.flatMap(({ trace }) => trace ?? []))) {
    await tx.insertInto('message_trace').values(chunk).execute();
  }
  for (const chunk of rowChunks(rows.flatMap(({ attachments }) => attachments))) {
    await tx.insertInto('attachment').values(chunk).execute();
  }
}
