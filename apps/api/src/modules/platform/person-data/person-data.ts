import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { Json } from '../../../jobs/job-queue.js';

/**
 * A module's data about contacts. A module with rows of a contact registers one at startup, so that merges move them, exports include them and
 * erasures delete them, without modules/people/contacts knowing the table.
 */
export interface PersonData {
  /** Must not change: merges that can be undone refer to it. Also the section name in an export. */
  readonly kind: string;
  count(contactId: string): Promise<number>;
  /** Moves at most `limit` rows to another contact. @returns their ids; empty once all have moved. */
  move(tx: WorkspaceTransaction, from: string, to: string, limit: number): Promise<string[]>;
  /** Moves back the rows that are still with the merged contact. */
  moveBack(tx: WorkspaceTransaction, ids: readonly string[], from: string, to: string): Promise<void>;
  /** @returns how many rows were deleted. */
  erase(tx: WorkspaceTransaction, contactId: string): Promise<number>;
  /** Yields the rows for an export; `undefined` if another section includes them. */
  export?(contactId: string): AsyncIterable<Json>;
}

@Injectable()
export class PersonDataRegistry {
  readonly #all = new Map<string, PersonData>();

  register(data: PersonData): void {
    if (this.#all.has(data.kind)) throw new Error(`Two modules registered ${data.kind} as personal data.`);
    this.#all.set(data.kind, data);
  }

  all(): readonly PersonData[] {
    return [...this.#all.values()];
  }

  /** @throws Error if no module has registered the kind. */
  of(kind: string): PersonData {
    const data = this.#all.get(kind);
    if (data === undefined) throw new Error(`No module has registered ${kind} as personal data.`);
    return data;
  }

  /** Returns 0 if no module has registered the kind. */
  async count(kind: string, contactId: string): Promise<number> {
    return (await this.#all.get(kind)?.count(contactId)) ?? 0;
  }
}
