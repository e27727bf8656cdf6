import { normalizeAddress } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { findOwnAddresses, putOwnAddresses } from './own-addresses.repository.js';

export const REDERIVE_JOB = 'imports.rederive';

@Injectable()
export class OwnAddresses {
  constructor(private readonly queue: JobQueue) {}

  /** Adds addresses given by, or found in, an import. */
  async adopt(tx: WorkspaceTransaction, addresses: readonly string[]): Promise<void> {
    const known = await findOwnAddresses(tx);
    const all = [...new Set([...known, ...addresses.map(normalForm)])];
    if (all.length > known.length) await this.#store(tx, known, all);
  }

  /**
   * @param addresses as typed.
   * @returns the normalized addresses.
   */
  async replace(tx: WorkspaceTransaction, addresses: readonly string[]): Promise<string[]> {
    const all = [...new Set(addresses.map(normalForm))];
    await this.#store(tx, await findOwnAddresses(tx), all);
    return all;
  }

  /** Email already stored was classified with the old addresses, so a job re-derives what the change affects. */
  async #store(tx: WorkspaceTransaction, before: readonly string[], after: readonly string[]): Promise<void> {
    await putOwnAddresses(tx, after);
    const changed = [
      ...after.filter((address) => !before.includes(address)),
      ...before.filter((address) => !after.includes(address)),
    ];
    if (changed.length > 0) await this.queue.enqueue(tx, { kind: REDERIVE_JOB, payload: { changed } });
  }
}

const normalForm = (address: string): string => normalizeAddress(address) ?? address.trim().toLowerCase();
