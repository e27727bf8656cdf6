import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { recountLabels } from '../projects/label-counts.repository.js';
import type { CounterTally } from './counter-tally.js';
import { StatCountersRepository } from './stat-counters.repository.js';

/** Called in the transaction that gave a workspace its first messages. */
type FirstMessagesListener = (tx: WorkspaceTransaction) => Promise<void>;

/** The figures that are kept rather than counted. */
@Injectable()
export class StatCounters {
  readonly #onFirstMessages: FirstMessagesListener[] = [];

  constructor(private readonly figures: StatCountersRepository) {}

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
    return (await this.figures.find(name)) ?? 0;
  }

  all(): Promise<ReadonlyMap<string, number>> {
    return this.figures.all();
  }

  /** @returns how many messages there are now; 0 when that did not change. */
  async #add(tx: WorkspaceTransaction, changes: { name: string; value: number }[]): Promise<number> {
    const rows = await this.figures.add(tx, changes);
    return rows.find(({ name }) => name === 'messages')?.value ?? 0;
  }
}
