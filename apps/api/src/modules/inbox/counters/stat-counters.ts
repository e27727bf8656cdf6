import { Injectable } from '@nestjs/common';
import { param } from '../../../database/prepared.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { recountLabels } from '../projects/label-counts.js';
import type { CounterTally } from './counter-tally.js';

/** Called in the transaction that gave a workspace its first messages. */
type FirstMessagesListener = (tx: WorkspaceTransaction) => Promise<void>;

/** The figures that are kept rather than counted. */
@Injectable()
export class StatCounters {
  readonly #one;
  readonly #every;
  readonly #onFirstMessages: FirstMessagesListener[] = [];

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
    const messages = changes.length > 0 ? await this.#add(tx, changes) : 0;
    await recountLabels(tx, tally.conversations());
    const added = changes.find(({ name }) => name === 'messages')?.value ?? 0;
    if (added > 0 && messages === added) for (const listener of this.#onFirstMessages) await listener(tx);
  }

  /** Every message is counted here, whichever way it came in, so this is where the first ones are noticed. */
  onFirstMessages(listener: FirstMessagesListener): void {
    this.#onFirstMessages.push(listener);
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

  /** @returns how many messages there are now; 0 when that did not change. */
  async #add(tx: WorkspaceTransaction, changes: { name: string; value: number }[]): Promise<number> {
    const rows = await tx
      .insertInto('stat_counter')
      .values(changes)
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet((eb) => ({ value: eb('stat_counter.value', '+', eb.ref('excluded.value')) })),
      )
      .returning(['name', 'value'])
      .execute();
    return rows.find(({ name }) => name === 'messages')?.value ?? 0;
  }
}
