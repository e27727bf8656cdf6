import type { ArchiveOwner } from '@concordia/channels/archives';
import { inferOwnAddresses } from '@concordia/domain';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../common/settings.js';
import { addressList } from '../../platform/workspace/own-addresses.repository.js';
import { ImportsRepository, type RunRow } from './imports.repository.js';
import type { Archive } from './reading/archive.js';
import { type Checkpoint, type ImportedBatch, START } from './reading/imported-mail.js';
import { batchesOf, chatOwnerOf, evidenceOf, type ThreadEntry } from './reading/reading-thread.js';
import { idList } from './run-columns.js';

export const THREAD = Symbol('THREAD');

/** Reads archives on a separate thread. */
@Injectable()
export class ArchiveReader {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(THREAD) private readonly thread: ThreadEntry,
    private readonly runs: ImportsRepository,
  ) {}

  async *batches(run: RunRow, archive: Archive, from: Checkpoint, signal: AbortSignal): AsyncGenerator<ImportedBatch> {
    const timeZone = run.time_zone ?? (await this.runs.timeZone());
    const chat = archive.chat === null ? null : { timeZone, owners: idList(run.owner_ids) ?? [] };
    yield* batchesOf({ ...this.#order(run, archive, from), chat }, this.thread, signal);
  }

  async inferOwners(run: RunRow, archive: Archive, signal: AbortSignal): Promise<string[]> {
    const { evidence, messages } = await evidenceOf(this.#order(run, archive, START), this.thread, signal);
    return [...inferOwnAddresses(evidence, messages).addresses];
  }

  chatOwner(run: RunRow, archive: Archive, signal: AbortSignal): Promise<ArchiveOwner> {
    return chatOwnerOf(this.#order(run, archive, START), this.thread, signal);
  }

  #order(run: RunRow, archive: Archive, from: Checkpoint) {
    return {
      archive,
      from,
      dataDir: this.settings.dataDir,
      ownAddresses: addressList(run.own_addresses),
      chat: null,
      fallbackSentAt: run.created_at,
    };
  }
}
