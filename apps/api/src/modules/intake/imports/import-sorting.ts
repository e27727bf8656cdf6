import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { ChangeLog } from '../../../database/change-log.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Waking } from '../../inbox/messages/wake.js';
import { ConversationSorter, type SortingFrame } from '../../inbox/sorting/conversation-sorter.js';
import { SortingRepository } from '../../inbox/sorting/sorting.repository.js';
import { announcements, type Progress } from './import-steps.js';
import { ImportsRepository, type RunRow } from './imports.repository.js';
import { CHANNEL_OF } from './reading/chat/to-chat.js';
import { storedCheckpoint } from './run-checkpoint.js';

/** Conversations sorted per transaction. */
const SORTED_AT_ONCE = 40;

/** The third step of an import: sorts the conversations it added messages to. */
@Injectable()
export class ImportSorting {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: ImportsRepository,
    private readonly sorting: SortingRepository,
    private readonly sorter: ConversationSorter,
    private readonly waking: Waking,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
  ) {}

  /** @returns the fully sorted run; `null` if it needs no sorting or is no longer ours. */
  async run(importId: string, signal: AbortSignal, onProgress: Progress): Promise<RunRow | null> {
    const run = await this.runs.get(importId);
    if (run.state === 'queued' && storedCheckpoint(run).isSorting) await this.#resume(importId);
    else if (run.state !== 'sorting') return null;
    const channel = channelOf(run.format);
    const newestAt = await this.sorting.newestAt(this.clock.now(), channel);
    const frame = { newestAt, importRunId: importId, isChat: channel !== 'email' };
    const isAnnounced = announcements(this.clock.now());
    for (let { sortedTo } = storedCheckpoint(run); ; ) {
      signal.throwIfAborted();
      const ids = await this.sorting.touched(importId, sortedTo, SORTED_AT_ONCE);
      const last = ids.at(-1);
      if (last === undefined) return run;
      if (!(await this.#sort(ids, last, frame, isAnnounced(this.clock.now())))) return null;
      sortedTo = last;
      await onProgress();
      await yieldToEventLoop();
    }
  }

  async #resume(importId: string): Promise<void> {
    await this.db.write((tx) =>
      this.runs.change(tx, importId, ['queued'], { state: 'sorting', finished_at: null, failure: null }),
    );
  }

  /** @returns whether the run is still ours. */
  #sort(
    ids: readonly string[],
    last: string,
    frame: SortingFrame & { readonly importRunId: string; readonly isChat: boolean },
    isAnnounced: boolean,
  ): Promise<boolean> {
    return this.db.write(async (tx) => {
      if (!(await this.runs.advanceSorting(tx, frame.importRunId, last))) return false;
      await (frame.isChat ? this.sorter.sortRecent(tx, ids, frame) : this.sorter.sort(tx, ids, frame));
      await this.waking.wakeOnImport(tx, ids, frame.importRunId);
      if (!isAnnounced) this.changes.silence(tx);
      return true;
    });
  }
}

const channelOf = (format: RunRow['format']): Channel =>
  format === null || format === 'mbox' || format === 'eml' || format === 'folder' ? 'email' : CHANNEL_OF[format];
