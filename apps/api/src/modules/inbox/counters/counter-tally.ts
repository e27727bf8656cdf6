import { CHANNELS, type CountedMessage, counterDelta, MESSAGE_STATUSES, priorityTier } from '@concordia/domain';
import type { ConversationState, StateChange } from './conversation-state.repository.js';

export const cellName = (status: string, channel: string): string => `cell:${status}:${channel}`;

interface IngestedCounts {
  readonly processed?: number;
  readonly duplicates?: number;
  readonly invalid?: number;
  readonly files?: number;
}

/** Accumulates counter changes, so that a batch of any size is one statement. */
export class CounterTally {
  readonly #changes = new Map<string, number>();
  readonly #conversations = new Set<string>();

  /**
   * Adds one changed message.
   *
   * @param before `null` for a new message.
   * @param after `null` for a deleted message.
   * @param conversationId whose state depends on its messages, and whose labels count open and unread ones.
   */
  message(before: CountedMessage | null, after: CountedMessage | null, conversationId: string): this {
    this.conversation(conversationId);
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

  /** The counters the message is part of, beyond its column and channel. */
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

  /** Adds a conversation whose messages or labels changed, for example by a merge. */
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

  ingested({ processed = 0, duplicates = 0, invalid = 0, files = 0 }: IngestedCounts): this {
    this.#add('ingest:processed', processed);
    this.#add('ingest:duplicates', duplicates);
    this.#add('ingest:invalid', invalid);
    this.#add('ingest:files', files);
    return this;
  }

  /** Net changes by name, sorted so that concurrent writers lock rows in the same order. */
  changes(): { name: string; value: number }[] {
    return [...this.#changes]
      .filter(([, value]) => value !== 0)
      .sort(([one], [another]) => (one < another ? -1 : 1))
      .map(([name, value]) => ({ name, value }));
  }

  /** Adds conversations whose state changed. */
  states(changes: readonly StateChange[]): this {
    for (const { before, after } of changes) {
      for (const name of conversationCounters(before)) this.#add(name, -1);
      for (const name of conversationCounters(after)) this.#add(name, 1);
    }
    return this;
  }

  /** Conversations whose state may have changed, sorted. */
  conversations(): string[] {
    return [...this.#conversations].sort();
  }

  #add(name: string, change: number): void {
    if (change !== 0) this.#changes.set(name, (this.#changes.get(name) ?? 0) + change);
  }
}

/** The counters that a conversation is part of. Snoozed ones are in no column, and neither unread nor urgent. */
function conversationCounters(state: ConversationState): string[] {
  if (state.lead_message_id === null) return [];
  if (state.snoozed_until !== null) return ['conversations:snoozed'];
  return [
    `conversations:status:${state.status}`,
    ...(state.unread_count > 0 ? ['conversations:unread'] : []),
    ...(state.is_urgent === 1 ? ['conversations:urgent'] : []),
  ];
}
