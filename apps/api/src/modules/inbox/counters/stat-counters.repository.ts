import { Injectable } from '@nestjs/common';
import { param } from '../../../database/prepared.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

@Injectable()
export class StatCountersRepository {
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

  async find(name: string): Promise<number | undefined> {
    const [row] = await this.db.all(this.#one, { name });
    return row?.value;
  }

  async all(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db.all(this.#every, {});
    return new Map(rows.map(({ name, value }) => [name, value]));
  }

  /** @returns the new values of the changed counters. */
  async add(
    tx: WorkspaceTransaction,
    changes: readonly { name: string; value: number }[],
  ): Promise<{ name: string; value: number }[]> {
    return tx
      .insertInto('stat_counter')
      .values(changes)
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet((eb) => ({ value: eb('stat_counter.value', '+', eb.ref('excluded.value')) })),
      )
      .returning(['name', 'value'])
      .execute();
  }
}
