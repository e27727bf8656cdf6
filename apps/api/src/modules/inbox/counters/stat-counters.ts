import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { recountLabels } from '../projects/label-counts.repository.js';
import { refreshConversations } from './conversation-state.repository.js';
import type { CounterTally } from './counter-tally.js';
import { StatCountersRepository } from './stat-counters.repository.js';

/** Called in the transaction that stores a workspace's first messages. */
type FirstMessagesListener = (tx: WorkspaceTransaction) => Promise<void>;

/** Counters maintained on write instead of counted on read. */
@Injectable()
export class StatCounters {
  readonly #onFirstMessages: FirstMessagesListener[] = [];

  constructor(private readonly figures: StatCountersRepository) {}

  /** Applies changes in the same transaction as the write they describe, after it; otherwise the counters drift. */
  async apply(tx: WorkspaceTransaction, tally: CounterTally): Promise<void> {
    const conversations = tally.conversations();
    const changes = tally.states(await refreshConversations(tx, conversations)).changes();
    const messages = changes.length > 0 ? await this.#add(tx, changes) : 0;
    await recountLabels(tx, conversations);
    const added = changes.find(({ name }) => name === 'messages')?.value ?? 0;
    if (added > 0 && messages === added) for (const listener of this.#onFirstMessages) await listener(tx);
  }

  /** Every message passes through these counters, however it arrives, so first messages are detected here. */
  onFirstMessages(listener: FirstMessagesListener): void {
    this.#onFirstMessages.push(listener);
  }

  /** Returns 0 if nothing was ever counted. */
  async get(name: string): Promise<number> {
    return (await this.figures.find(name)) ?? 0;
  }

  all(): Promise<ReadonlyMap<string, number>> {
    return this.figures.all();
  }

  /** @returns the new number of messages; 0 if it did not change. */
  async #add(tx: WorkspaceTransaction, changes: { name: string; value: number }[]): Promise<number> {
    const rows = await this.figures.add(tx, changes);
    return rows.find(({ name }) => name === 'messages')?.value ?? 0;
  }
}
