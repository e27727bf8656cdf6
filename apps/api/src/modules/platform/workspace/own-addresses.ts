import { normaliseAddress } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { findOwnAddresses, putOwnAddresses } from './own-addresses.repository.js';

export const REDERIVE_JOB = 'imports.rederive';

/** The addresses under which the owner of the workspace writes and receives. */
@Injectable()
export class OwnAddresses {
  constructor(private readonly queue: JobQueue) {}

  /** Adds addresses that an import told or showed. */
  async adopt(tx: WorkspaceTransaction, addresses: readonly string[]): Promise<void> {
    const known = await findOwnAddresses(tx);
    const all = [...new Set([...known, ...addresses.map(normalForm)])];
    if (all.length > known.length) await this.#store(tx, known, all);
  }

  /** Sets the addresses, as a person wrote them. @returns them in the form in which they are compared. */
  async replace(tx: WorkspaceTransaction, addresses: readonly string[]): Promise<string[]> {
    const all = [...new Set(addresses.map(normalForm))];
    await this.#store(tx, await findOwnAddresses(tx), all);
    return all;
  }

  /** Stored mail was understood with the old addresses: a job goes over what the change concerns. */
  async #store(tx: WorkspaceTransaction, before: readonly string[], after: readonly string[]): Promise<void> {
    await putOwnAddresses(tx, after);
    const changed = [
      ...after.filter((address) => !before.includes(address)),
      ...before.filter((address) => !after.includes(address)),
    ];
    if (changed.length > 0) await this.queue.enqueue(tx, { kind: REDERIVE_JOB, payload: { changed } });
  }
}

const normalForm = (address: string): string => normaliseAddress(address) ?? address.trim().toLowerCase();
