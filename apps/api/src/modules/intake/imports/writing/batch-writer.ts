import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../../../common/ids.js';
import { ChangeLog } from '../../../../database/change-log.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { ImportsRepository, type RunCounts, type RunProgress } from '../imports.repository.js';
import type { ImportedChat, ImportedConnection } from '../reading/chat/imported-chat.js';
import type {
  Checkpoint,
  ImportedBatch,
  ImportedEntry,
  ImportedMail,
  UnreadableMail,
} from '../reading/imported-mail.js';
import { BatchMessages } from './batch-messages.js';
import { ChatMessages } from './chat-messages.js';
import { ImportedMessagesRepository } from './imported-messages.repository.js';

export interface BatchToWrite {
  readonly importId: string;
  readonly batch: ImportedBatch;
  /** The run's checkpoint before this batch. */
  readonly before: Checkpoint;
  readonly progress: RunProgress;
  /** Whether to notify clients; once a second is enough. */
  readonly announce: boolean;
}

const isChat = (entry: ImportedEntry): entry is ImportedChat => entry.kind === 'chat';
const isConnection = (entry: ImportedEntry): entry is ImportedConnection => entry.kind === 'connection';
const isMail = (entry: ImportedEntry): entry is ImportedMail => entry.kind === 'mail';
const isUnreadable = (entry: ImportedEntry): entry is UnreadableMail => entry.kind === 'unreadable';

/** Writes a batch and its checkpoint in one transaction, so that resuming after a crash imports every message exactly once. */
@Injectable()
export class BatchWriter {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: ImportsRepository,
    private readonly rows: ImportedMessagesRepository,
    private readonly messages: BatchMessages,
    private readonly chats: ChatMessages,
    private readonly changes: ChangeLog,
    private readonly ids: Ids,
  ) {}

  /** @returns `false`, having written nothing, if the run is no longer ours: canceled, or continued by another process. */
  write(job: BatchToWrite): Promise<boolean> {
    return this.db.write(async (tx) => {
      // One importer at a time across all processes: the lookups below must stay valid until the commit.
      await this.runs.lockOut(tx);
      const { entries } = job.batch;
      const mails = entries.filter(isMail);
      const chats = entries.filter(isChat);
      const problems = entries.filter(isUnreadable);
      if (!(await this.runs.isAt(tx, job.importId, job.before))) return false;
      const mail = await this.#withoutKnown(tx, job.importId, mails);
      const chat = await this.#withoutKnown(tx, job.importId, await this.#withoutProviderIds(tx, chats));
      const added = await this.messages.add(tx, job.importId, mail.fresh);
      const connections = entries.filter(isConnection);
      const chatted = await this.chats.add(tx, job.importId, { chats: chat.fresh, connections });
      await this.#addProblems(tx, job.importId, problems);
      const messages_added = mail.fresh.length + chatted.messages;
      const repeats = mail.repeats + chat.repeats;
      const skipped = entries.flatMap((entry) => (entry.kind === 'skipped' ? [entry.reason] : []));
      const counts = {
        messages_added,
        duplicates: mails.length + chats.length - messages_added - repeats,
        repeats,
        left_out: skipped.length + entries.filter(({ kind }) => kind === 'left-out').length,
        problems: problems.length,
        contacts_added: added.contacts_added + chatted.contacts_added,
        conversations_added: added.conversations_added + chatted.conversations_added,
      } satisfies RunCounts;
      await this.runs.skip(tx, job.importId, skipped);
      await this.runs.advance(tx, job.importId, job.batch.checkpoint, counts, job.progress);
      if (!job.announce) this.changes.silence(tx);
      return true;
    });
  }

  /** Removes stored messages, and counts repeats within this run separately. @param all of one channel. */
  async #withoutKnown<Entry extends ImportedMail | ImportedChat>(
    tx: WorkspaceTransaction,
    importId: string,
    all: readonly Entry[],
  ): Promise<{ fresh: Entry[]; repeats: number }> {
    const before = new Set<string>();
    const ofThisRun = new Set<string>();
    const known = await this.rows.known(
      tx,
      all.map(({ dedupeKey }) => dedupeKey),
      channelOf(all[0]),
    );
    for (const { dedupe_key: key, import_run_id: run } of known) (run === importId ? ofThisRun : before).add(key);
    const unknown = all.filter(({ dedupeKey }) => !before.has(dedupeKey));
    const fresh = unknown.filter(({ dedupeKey }) => !ofThisRun.has(dedupeKey) && ofThisRun.add(dedupeKey));
    return { fresh, repeats: unknown.length - fresh.length };
  }

  /** Removes messages that arrived live under the same provider's id, or from an archive. */
  async #withoutProviderIds(tx: WorkspaceTransaction, chats: readonly ImportedChat[]): Promise<ImportedChat[]> {
    const ids = chats.flatMap(({ providerId }) => providerId ?? []);
    const known = await this.rows.knownProviderIds(tx, channelOf(chats[0]), ids);
    return chats.filter(({ providerId }) => providerId === null || !known.has(providerId));
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
    await this.rows.insertProblems(tx, rows);
  }
}

const channelOf = (entry: ImportedMail | ImportedChat | undefined): Channel =>
  entry?.kind === 'chat' ? entry.channel : 'email';
