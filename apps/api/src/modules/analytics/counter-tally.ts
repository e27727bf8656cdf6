import { CHANNELS, type CountedMessage, counterDelta, MESSAGE_STATUSES } from '@concordia/domain';

/** The name of the counter of one column's messages on one channel. */
export const cellName = (status: string, channel: string): string => `cell:${status}:${channel}`;

/** Adds up how the kept counters change, so that a batch of any size is one statement. */
export class CounterTally {
  readonly #changes = new Map<string, number>();

  /**
   * Takes in one message that changed.
   *
   * @param before `null` for a new one.
   * @param after `null` for one that is gone.
   */
  message(before: CountedMessage | null, after: CountedMessage | null): this {
    const delta = counterDelta(before, after);
    this.#add('unread', delta.unread);
    this.#add('urgent', delta.urgent);
    for (const channel of CHANNELS) this.#add(`channel:${channel}`, delta.byChannel[channel]);
    for (const status of MESSAGE_STATUSES) this.#add(`status:${status}`, delta.byStatus[status]);
    this.#add('messages', Number(after !== null) - Number(before !== null));
    if (before !== null) this.#add(cellName(before.status, before.channel), -1);
    if (after !== null) this.#add(cellName(after.status, after.channel), 1);
    return this;
  }

  contacts(added: number): this {
    this.#add('contacts', added);
    return this;
  }

  imports(added: number): this {
    this.#add('imports', added);
    return this;
  }

  /** What changes, by name; in one order, so that two writers never wait for each other's rows. */
  changes(): { name: string; value: number }[] {
    return [...this.#changes]
      .filter(([, value]) => value !== 0)
      .sort(([one], [another]) => (one < another ? -1 : 1))
      .map(([name, value]) => ({ name, value }));
  }

  #add(name: string, change: number): void {
    if (change !== 0) this.#changes.set(name, (this.#changes.get(name) ?? 0) + change);
  }
}
