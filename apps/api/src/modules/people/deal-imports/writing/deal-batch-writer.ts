import { Injectable } from '@nestjs/common';
import { Ids } from '../../../../common/ids.js';
import { rowChunks } from '../../../../database/in-chunks.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import type { DealLine } from '../reading/deal-line.js';
import { DealBatchRepository, type KnownDeal, type WrittenDeal } from './deal-batch.repository.js';
import { columnsOf, type DealColumns } from './deal-columns.js';
import { type KnownContact, KnownContacts } from './known-contacts.js';
import { KnownDeals } from './known-deals.js';

interface WriteRules {
  readonly firstStage: string;
  readonly now: number;
  /** Called for each line that is not written. Rethrows what is not a refusal. */
  readonly refuse: (ordinal: number, error: unknown) => void;
}

interface Counts {
  added: number;
  updated: number;
  unchanged: number;
}

/** Writes the deals of a file: updates those that are known, adds the others. */
@Injectable()
export class DealBatchWriter {
  constructor(
    private readonly deals: DealBatchRepository,
    private readonly contacts: KnownContacts,
    private readonly known: KnownDeals,
    private readonly ids: Ids,
  ) {}

  async write(tx: WorkspaceTransaction, lines: readonly DealLine[], rules: WriteRules): Promise<Counts> {
    await this.deals.hold(tx);
    const placed = await this.#place(tx, lines, rules);
    const knownOf = await this.known.finder(tx, placed);
    const counts: Counts = { added: 0, updated: 0, unchanged: 0 };
    const added: WrittenDeal[] = [];
    for (const row of placed) {
      try {
        const known = knownOf(row);
        const columns = columnsOf(known, { ...row, ...rules });
        if (known === undefined) added.push({ id: this.ids.next(), ...columns });
        else await this.#update(tx, known, columns, counts);
      } catch (error) {
        rules.refuse(row.line.ordinal, error);
      }
    }
    for (const some of rowChunks(added)) await this.deals.insert(tx, some);
    return { ...counts, added: added.length };
  }

  async #place(tx: WorkspaceTransaction, lines: readonly DealLine[], { refuse }: WriteRules) {
    const contactOf = await this.contacts.finder(tx, lines);
    const placed: { line: DealLine; contact: KnownContact; contactId: string }[] = [];
    for (const line of lines) {
      try {
        const contact = contactOf(line);
        placed.push({ line, contact, contactId: contact.id });
      } catch (error) {
        refuse(line.ordinal, error);
      }
    }
    return placed;
  }

  async #update(tx: WorkspaceTransaction, known: KnownDeal, columns: DealColumns, counts: Counts): Promise<void> {
    const { id, ...before } = known;
    if (JSON.stringify(before) === JSON.stringify({ ...before, ...columns })) {
      counts.unchanged += 1;
      return;
    }
    await this.deals.update(tx, id, { id, ...columns });
    counts.updated += 1;
  }
}
