import { Injectable } from '@nestjs/common';
import { param } from '../../database/prepared.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../database/workspace-database.js';
import { recountLabels } from '../projects/label-counts.js';
import type { CounterTally } from './counter-tally.js';

/** The figures that are kept rather than counted. */
@Injectable()
export class StatCounters {
  readonly #one;
  readonly #every;

  constructor(private readonly db: WorkspaceDatabase) {
    this.#one = db.prepare<'name', { value: number }>((q) =>
      q.selectFrom('stat_counter').select('value').where('name', '=', param<string>('name')),
    );
    this.#every = db.prepare<never, { name: string; value: number }>((q) =>
      q.selectFrom('stat_counter').select(['name', 'value']),
    );
  }

  /** Changes the counters in the very transaction that changed what they count, after the change; anything else would let them drift. */
  async apply(tx: WorkspaceTransaction, tally: CounterTally): Promise<void> {
    const changes = tally.changes();
    if (changes.length > 0) await this.#add(tx, changes);
    await recountLabels(tx, this.db.kind, tally.conversations());
  }

  /** One counter; 0 when nothing was ever counted. */
  async get(name: string): Promise<number> {
    const [row] = await this.db.all(this.#one, { name });
    return row?.value ?? 0;
  }

  async all(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db.all(this.#every, {});
    return new Map(rows.map(({ name, value }) => [name, value]));
  }

  async #add(tx: WorkspaceTransaction, changes: { name: string; value: number }[]): Promise<void> {
    await tx
      .insertInto('stat_counter')
      .values(changes)
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet((eb) => ({ value: eb('stat_counter.value', '+', eb.ref('excluded.value')) })),
      )
      .execute();
  }
}
