import { rm } from 'node:fs/promises';
import { advanceRate, inferOwnAddresses, type ProgressRate } from '@concordia/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { SETTINGS, type Settings } from '../../../common/settings.js';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { UrgentMessages } from '../../day/notifications/urgent-messages.js';
import { DomainEvents } from '../../hub/log/domain-events.js';
import { Waking } from '../../inbox/messages/wake.js';
import { SearchIndexes } from '../../inbox/search/search-indexes.js';
import { ConversationSorter } from '../../inbox/sorting/conversation-sorter.js';
import { SortingRepository } from '../../inbox/sorting/sorting.repository.js';
import { ChangeLog } from '../../platform/stream/change-log.js';
import { LEAVE_DEMO, type LeaveDemo } from '../../platform/workspace/leave-demo.js';
import { OwnAddresses } from '../../platform/workspace/own-addresses.js';
import { addressList } from '../../platform/workspace/own-addresses.repository.js';
import { ImportsRepository, type RunRow } from './imports.repository.js';
import { type Archive, inspectArchive, isSameArchive, UnreadableArchive } from './reading/archive.js';
import { type Checkpoint, START } from './reading/imported-mail.js';
import { batchesOf, evidenceOf, type ThreadEntry } from './reading/reading-thread.js';
import { checkpointOf, storedCheckpoint } from './run-checkpoint.js';
import { BatchWriter } from './writing/batch-writer.js';

export const THREAD = Symbol('THREAD');

/** Called, and waited for, after every commit. */
type Progress = () => void | Promise<void>;

/** How often open screens hear of an import, in ms. */
const ANNOUNCE_EVERY = 1000;
/** Conversations that are sorted in one transaction. */
const SORTED_AT_ONCE = 40;

/**
 * Takes one import from wherever it stands to its end: look at the archive, find out whose it is, read, sort, done.
 *
 * Every step starts from what the database says and ends with a commit, so it can be cut off anywhere and be started again by anybody. When
 * somebody else moved the run meanwhile (a person cancelled it, another process reads it), it ends quietly.
 */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: ImportsRepository,
    private readonly writer: BatchWriter,
    private readonly sorter: ConversationSorter,
    private readonly sorting: SortingRepository,
    private readonly own: OwnAddresses,
    private readonly urgent: UrgentMessages,
    private readonly waking: Waking,
    private readonly search: SearchIndexes,
    private readonly events: DomainEvents,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(THREAD) private readonly thread: ThreadEntry,
    @Inject(LEAVE_DEMO) private readonly leaveDemo: LeaveDemo,
  ) {}

  /**
   * @throws the signal's reason when it is aborted; the run then waits to be taken up again.
   */
  async run(importId: string, signal: AbortSignal, onProgress: Progress = () => undefined): Promise<void> {
    try {
      const begun = await this.#begin(importId, signal);
      if (begun !== null) await this.#read(begun.run, begun.archive, signal, onProgress);
      await this.#sort(importId, signal, onProgress);
    } catch (error) {
      if (!(error instanceof UnreadableArchive)) throw error;
      await this.fail(importId, error.message);
    }
  }

  /** Notes that an import cannot go on, and why. */
  async fail(importId: string, reason: string): Promise<void> {
    await this.db.write(async (tx) => {
      await this.runs.change(tx, importId, ['queued', 'reading', 'sorting'], {
        state: 'failed',
        failure: reason,
        finished_at: this.clock.now(),
      });
      await this.changes.record(tx, ['imports']);
    });
  }

  /** @returns `null` when there is nothing to read (any more). */
  async #begin(importId: string, signal: AbortSignal): Promise<{ run: RunRow; archive: Archive } | null> {
    const run = await this.runs.get(importId);
    if ((run.state !== 'queued' && run.state !== 'reading') || storedCheckpoint(run).isSorting) return null;
    const archive = await inspectArchive(run.source_path);
    if (run.source_mark !== null && !(await isSameArchive(archive, run.source_mark))) {
      throw new UnreadableArchive('The file is not the one that this import began with. Start a new import of it.');
    }
    await this.#leaveDemo();
    const ownAddresses = await this.#ownAddresses(run, archive, signal);
    const isOurs = await this.db.write(async (tx) => {
      const changed = await this.runs.change(tx, importId, ['queued', 'reading'], {
        state: 'reading',
        format: archive.format,
        size_bytes: archive.sizeBytes,
        source_mark: archive.mark,
        own_addresses: JSON.stringify(ownAddresses),
        started_at: run.started_at ?? this.clock.now(),
        finished_at: null,
        failure: null,
      });
      if (changed) await this.own.adopt(tx, ownAddresses);
      await this.changes.record(tx, ['imports', 'workspace']);
      return changed;
    });
    return isOurs ? { run: await this.runs.get(importId), archive } : null;
  }

  /** Only now, when the file turned out to be mail: a wrong file costs nobody the demo. */
  #leaveDemo(): Promise<void> {
    return this.db.write(async (tx) => {
      if (!(await this.leaveDemo(tx))) return;
      await this.search.clear(tx);
      await this.changes.record(tx, ['messages', 'stats', 'contacts', 'imports', 'workspace']);
    });
  }

  /** Told with the import, else known to the workspace, else inferred from the archive itself. */
  async #ownAddresses(run: RunRow, archive: Archive, signal: AbortSignal): Promise<string[]> {
    const known = [...new Set([...addressList(run.own_addresses), ...(await this.runs.ownAddresses())])];
    if (known.length > 0) return known;
    const { evidence, messages } = await evidenceOf(this.#order(run, archive, START), this.thread, signal);
    return [...inferOwnAddresses(evidence, messages).addresses];
  }

  #order(run: RunRow, archive: Archive, from: Checkpoint) {
    return {
      archive,
      from,
      dataDir: this.settings.dataDir,
      ownAddresses: addressList(run.own_addresses),
      fallbackSentAt: run.created_at,
    };
  }

  async #read(run: RunRow, archive: Archive, signal: AbortSignal, onProgress: Progress): Promise<void> {
    let before = checkpointOf(run);
    let rate: ProgressRate | null = advanceRate(null, { at: this.clock.now(), ...before });
    let announcedAt = Number.NEGATIVE_INFINITY;
    for await (const batch of batchesOf(this.#order(run, archive, before), this.thread, signal)) {
      signal.throwIfAborted();
      const now = this.clock.now();
      rate = advanceRate(rate, { at: now, ...batch.checkpoint });
      const announce = now - announcedAt >= ANNOUNCE_EVERY;
      if (announce) announcedAt = now;
      if (!(await this.writer.write({ importId: run.id, batch, before, progress: rate, announce }))) return;
      before = batch.checkpoint;
      await onProgress();
      await yieldToEventLoop();
    }
    await this.db.write(async (tx) => {
      if (!(await this.runs.isAt(tx, run.id, before))) return;
      await this.runs.change(tx, run.id, ['reading'], { state: 'sorting', position_bytes: archive.sizeBytes });
      await this.runs.advanceSorting(tx, run.id, null);
      await this.changes.record(tx, ['imports']);
    });
  }

  async #sort(importId: string, signal: AbortSignal, onProgress: Progress): Promise<void> {
    const run = await this.runs.get(importId);
    if (run.state === 'queued' && storedCheckpoint(run).isSorting) {
      await this.db.write((tx) =>
        this.runs.change(tx, importId, ['queued'], { state: 'sorting', finished_at: null, failure: null }),
      );
    } else if (run.state !== 'sorting') return;
    const frame = { newestAt: await this.sorting.newestAt(this.clock.now()), importRunId: importId };
    let sortedTo = storedCheckpoint(run).sortedTo;
    let announcedAt = this.clock.now();
    for (;;) {
      signal.throwIfAborted();
      const ids = await this.sorting.touched(importId, sortedTo, SORTED_AT_ONCE);
      const last = ids.at(-1);
      if (last === undefined) return this.#finish(run);
      const announce = this.clock.now() - announcedAt >= ANNOUNCE_EVERY;
      if (announce) announcedAt = this.clock.now();
      const isOurs = await this.db.write(async (tx) => {
        if (!(await this.runs.advanceSorting(tx, importId, last))) return false;
        await this.sorter.sort(tx, ids, frame);
        await this.waking.wakeOnImport(tx, ids, importId);
        if (announce) await this.changes.record(tx, ['imports', 'messages', 'stats']);
        return true;
      });
      if (!isOurs) return;
      sortedTo = last;
      await onProgress();
      await yieldToEventLoop();
    }
  }

  async #finish(run: RunRow): Promise<void> {
    const isDone = await this.db.write(async (tx) => {
      const changed = await this.runs.change(tx, run.id, ['sorting'], {
        state: 'done',
        finished_at: this.clock.now(),
        rate_per_second: null,
      });
      if (changed) {
        await this.urgent.tellOfImport(tx, run.id);
        await this.#tell(tx, run.id);
      }
      await this.changes.record(tx, ['imports', 'messages', 'stats', 'contacts', 'notifications']);
      return changed;
    });
    // The messages are in; the copy that was uploaded has served.
    if (isDone && run.origin === 'upload') await rm(run.source_path, { force: true });
  }

  async #tell(tx: WorkspaceTransaction, importId: string): Promise<void> {
    const { messages_added: messages } = await tx
      .selectFrom('import_run')
      .select('messages_added')
      .where('id', '=', importId)
      .executeTakeFirstOrThrow();
    await this.events.tell(tx, [{ topic: 'import.finished', payload: { import_id: importId, messages } }]);
  }
}
