import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { Json } from '../../../jobs/job-queue.js';

/**
 * What a module keeps about people. A module that has rows of a contact registers one when it starts, so that a merge takes them along, an
 * export shows them and an erasure removes them, without modules/people/contacts knowing the table.
 */
export interface PersonData {
  /** Stable: merges that can be undone refer to it. Also the name of the section in an export. */
  readonly kind: string;
  count(contactId: string): Promise<number>;
  /** Gives rows to another contact, at most `limit` of them. @returns their ids; none when all have moved. */
  move(tx: WorkspaceTransaction, from: string, to: string, limit: number): Promise<string[]>;
  /** Gives those of the rows back that still are where the merge put them. */
  moveBack(tx: WorkspaceTransaction, ids: readonly string[], from: string, to: string): Promise<void>;
  /** Deletes all rows. @returns how many. */
  erase(tx: WorkspaceTransaction, contactId: string): Promise<number>;
  /** The rows for an export, some at a time; `undefined` when another section shows them. */
  export?(contactId: string): AsyncIterable<Json>;
}

/** Who keeps what about people. */
@Injectable()
export class PersonDataRegistry {
  readonly #all = new Map<string, PersonData>();

  register(data: PersonData): void {
    if (this.#all.has(data.kind)) throw new Error(`Two modules keep ${data.kind} about people.`);
    this.#all.set(data.kind, data);
  }

  all(): readonly PersonData[] {
    return [...this.#all.values()];
  }

  /** @throws Error for what no module knows any more. */
  of(kind: string): PersonData {
    const data = this.#all.get(kind);
    if (data === undefined) throw new Error(`Nobody keeps ${kind} about people.`);
    return data;
  }

  /** How many rows of a kind there are about somebody; 0 when nobody keeps it. */
  async count(kind: string, contactId: string): Promise<number> {
    return (await this.#all.get(kind)?.count(contactId)) ?? 0;
  }
}
