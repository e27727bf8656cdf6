import { Injectable } from '@nestjs/common';
import { Ids } from '../../../../common/ids.js';
import { ChangeLog } from '../../../../database/change-log.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { ImportsRepository, type RunCounts, type RunProgress } from '../imports.repository.js';
import type {
  Checkpoint,
  ImportedBatch,
  ImportedEntry,
  ImportedMail,
  UnreadableMail,
} from '../reading/imported-mail.js';
import { BatchMessages } from './batch-messages.js';
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
    private readonly changes: ChangeLog,
    private readonly ids: Ids,
  ) {}

  /** @returns `false`, having written nothing, if the run is no longer ours: canceled, or continued by another process. */
  write(job: BatchToWrite): Promise<boolean> {
    return this.db.write(async (tx) => {
      // One importer at a time across all processes: the lookups below must stay valid until the commit.
      await this.runs.lockOut(tx);
      const mails = job.batch.entries.filter(isMail);
      const problems = job.batch.entries.filter(isUnreadable);
      if (!(await this.runs.isAt(tx, job.importId, job.before))) return false;
      const { fresh, repeats } = await this.#withoutKnown(tx, job.importId, mails);
      const added = await this.messages.add(tx, job.importId, fresh);
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
      if (!job.announce) this.changes.silence(tx);
      return true;
    });
  }

  /** Removes stored messages, and counts repeats within this run separately. */
  async #withoutKnown(
    tx: WorkspaceTransaction,
    importId: string,
    mails: readonly ImportedMail[],
  ): Promise<{ fresh: ImportedMail[]; repeats: number }> {
    const before = new Set<string>();
    const ofThisRun = new Set<string>();
    const known = await this.rows.known(
      tx,
      mails.map(({ dedupeKey }) => dedupeKey),
    );
    for (const { dedupe_key: key, import_run_id: run } of known) (run === importId ? ofThisRun : before).add(key);
    const unknown = mails.filter(({ dedupeKey }) => !before.has(dedupeKey));
    const fresh = unknown.filter(({ dedupeKey }) => !ofThisRun.has(dedupeKey) && ofThisRun.add(dedupeKey));
    return { fresh, repeats: unknown.length - fresh.length };
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
