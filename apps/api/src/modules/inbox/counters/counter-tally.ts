import { CHANNELS, type CountedMessage, counterDelta, MESSAGE_STATUSES, priorityTier } from '@concordia/domain';

/** The name of the counter of one column's messages on one channel. */
export const cellName = (status: string, channel: string): string => `cell:${status}:${channel}`;

/** What became of events. */
interface IngestedCounts {
  readonly processed?: number;
  readonly duplicates?: number;
  readonly invalid?: number;
  readonly files?: number;
}

/** Adds up how the kept counters change, so that a batch of any size is one statement. */
export class CounterTally {
  readonly #changes = new Map<string, number>();
  readonly #conversations = new Set<string>();

  /**
   * Takes in one message that changed.
   *
   * @param before `null` for a new one.
   * @param after `null` for one that is gone.
   * @param conversationId whose, that is: what it has open and unread is counted for its labels.
   */
  message(before: CountedMessage | null, after: CountedMessage | null, conversationId: string): this {
    if (isOpen(before) !== isOpen(after) || isUnread(before) !== isUnread(after)) this.conversation(conversationId);
    const delta = counterDelta(before, after);
    this.#add('unread', delta.unread);
    this.#add('urgent', delta.urgent);
    for (const channel of CHANNELS) this.#add(`channel:${channel}`, delta.byChannel[channel]);
    for (const status of MESSAGE_STATUSES) this.#add(`status:${status}`, delta.byStatus[status]);
    this.#add('messages', Number(after !== null) - Number(before !== null));
    if (before !== null) this.#lists(before, -1);
    if (after !== null) this.#lists(after, 1);
    return this;
  }

  /** The lists that the message is in, beside those of one column and of one channel. */
  #lists({ status, channel, priority, isSnoozed }: CountedMessage, change: 1 | -1): void {
    const tier = priorityTier(priority);
    this.#add(`tier:${tier}`, change);
    this.#add(`channel:${channel}:${tier}`, change);
    if (isSnoozed) {
      this.#add('snoozed', change);
      return;
    }
    this.#add(cellName(status, channel), change);
    this.#add(`status:${status}:${tier}`, change);
    this.#add(`${cellName(status, channel)}:${tier}`, change);
  }

  /** Takes in a conversation whose messages have become others: it took in another one, or has new labels. */
  conversation(id: string): this {
    this.#conversations.add(id);
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

  /** Takes in events that were told, and files of them. */
  ingested({ processed = 0, duplicates = 0, invalid = 0, files = 0 }: IngestedCounts): this {
    this.#add('ingest:processed', processed);
    this.#add('ingest:duplicates', duplicates);
    this.#add('ingest:invalid', invalid);
    this.#add('ingest:files', files);
    return this;
  }

  /** What changes, by name; in one order, so that two writers never wait for each other's rows. */
  changes(): { name: string; value: number }[] {
    return [...this.#changes]
      .filter(([, value]) => value !== 0)
      .sort(([one], [another]) => (one < another ? -1 : 1))
      .map(([name, value]) => ({ name, value }));
  }

  /** Those that may have something else open or unread than before, in one order. */
  conversations(): string[] {
    return [...this.#conversations].sort();
  }

  #add(name: string, change: number): void {
    if (change !== 0) this.#changes.set(name, (this.#changes.get(name) ?? 0) + change);
  }
}

const isOpen = (message: CountedMessage | null): boolean =>
  message !== null && !message.isSnoozed && message.status !== 'completed';

const isUnread = (message: CountedMessage | null): boolean =>
  message !== null && !message.isSnoozed && message.direction === 'inbound' && !message.isRead;
