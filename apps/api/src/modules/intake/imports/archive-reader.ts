import { inferOwnAddresses } from '@concordia/domain';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../common/settings.js';
import { addressList } from '../../platform/workspace/own-addresses.repository.js';
import type { RunRow } from './imports.repository.js';
import type { Archive } from './reading/archive.js';
import { type Checkpoint, type ImportedBatch, START } from './reading/imported-mail.js';
import { batchesOf, evidenceOf, type ThreadEntry } from './reading/reading-thread.js';

export const THREAD = Symbol('THREAD');

/** Reads archives on a separate thread. */
@Injectable()
export class ArchiveReader {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(THREAD) private readonly thread: ThreadEntry,
  ) {}

  batches(run: RunRow, archive: Archive, from: Checkpoint, signal: AbortSignal): AsyncIterable<ImportedBatch> {
    return batchesOf(this.#order(run, archive, from), this.thread, signal);
  }

  async inferOwners(run: RunRow, archive: Archive, signal: AbortSignal): Promise<string[]> {
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
}
