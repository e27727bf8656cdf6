import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { SearchIndexes } from '../../inbox/search/search-indexes.js';
import { LEAVE_DEMO, type LeaveDemo } from '../../platform/workspace/leave-demo.js';
import { OwnAddresses } from '../../platform/workspace/own-addresses.js';
import { addressList } from '../../platform/workspace/own-addresses.repository.js';
import { ArchiveReader } from './archive-reader.js';
import { ChatOwner } from './chat-owner.js';
import { ImportsRepository, type RunRow } from './imports.repository.js';
import { type Archive, inspectArchive, isSameArchive, UnreadableArchive } from './reading/archive.js';
import { storedCheckpoint } from './run-checkpoint.js';

interface Owner {
  readonly ownAddresses: readonly string[];
  /** Our ids within a chat archive; `null` for email. */
  readonly ownerIds: readonly string[] | null;
}

/** The first step of an import: inspects the archive and infers its owner. */
@Injectable()
export class ImportStart {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: ImportsRepository,
    private readonly archives: ArchiveReader,
    private readonly chatOwner: ChatOwner,
    private readonly own: OwnAddresses,
    private readonly search: SearchIndexes,
    private readonly clock: Clock,
    @Inject(LEAVE_DEMO) private readonly leaveDemo: LeaveDemo,
  ) {}

  /** @returns `null` if there is nothing left to read. */
  async run(importId: string, signal: AbortSignal): Promise<{ run: RunRow; archive: Archive } | null> {
    const run = await this.runs.get(importId);
    if ((run.state !== 'queued' && run.state !== 'reading') || storedCheckpoint(run).isSorting) return null;
    const archive = await inspectArchive(run.source_path, run.name);
    if (run.source_mark !== null && !(await isSameArchive(archive, run.source_mark))) {
      throw new UnreadableArchive('This is not the file that the import started with. Start a new import for it.');
    }
    const owner = await this.#ownerOf(run, archive, signal);
    if (owner === null) return null;
    const isOurs = await this.#begin(run, archive, owner);
    return isOurs ? { run: await this.runs.get(importId), archive } : null;
  }

  /** @returns whether the run is still ours. */
  #begin(run: RunRow, archive: Archive, { ownAddresses, ownerIds }: Owner): Promise<boolean> {
    return this.db.write(async (tx) => {
      const changed = await this.runs.change(tx, run.id, ['queued', 'reading'], {
        state: 'reading',
        format: archive.format,
        size_bytes: archive.sizeBytes,
        source_mark: archive.mark,
        own_addresses: JSON.stringify(ownAddresses),
        owner_ids: ownerIds === null ? null : JSON.stringify(ownerIds),
        people: null,
        started_at: run.started_at ?? this.clock.now(),
        finished_at: null,
        failure: null,
        failure_code: null,
      });
      if (changed) await this.own.adopt(tx, ownAddresses);
      return changed;
    });
  }

  /** @returns `null` if a person is asked who we are. */
  async #ownerOf(run: RunRow, archive: Archive, signal: AbortSignal): Promise<Owner | null> {
    if (archive.chat === null) {
      await this.#leaveDemo();
      return { ownAddresses: await this.#ownAddresses(run, archive, signal), ownerIds: null };
    }
    const ownerIds = await this.chatOwner.of(run, archive, signal);
    if (ownerIds === null) return null;
    await this.#leaveDemo();
    // Addresses that came with the upload are no answer for a chat.
    return { ownAddresses: [], ownerIds };
  }

  /** Called only once the file proved to be readable, so that a wrong file does not delete the demo. */
  #leaveDemo(): Promise<void> {
    return this.db.write(async (tx) => {
      if (!(await this.leaveDemo(tx))) return;
      await this.search.clear(tx);
    });
  }

  /** From the upload, else from the workspace, else inferred from the archive. */
  async #ownAddresses(run: RunRow, archive: Archive, signal: AbortSignal): Promise<string[]> {
    const known = [...new Set([...addressList(run.own_addresses), ...(await this.runs.ownAddresses())])];
    return known.length > 0 ? known : this.archives.inferOwners(run, archive, signal);
  }
}
