import type { ConversationChange } from '@concordia/api-client';

/** A change of a conversation, or, without `reopen`, of a message. */
export type DeskChange = ConversationChange;

/** The server's limit for one change. */
const MOST_REOPENED = 5_000;

/** The messages that one change completed, known once the server has answered. */
export class CompletedMessages {
  readonly #ids: string[] = [];

  add({ completedMessageIds }: { readonly completedMessageIds: readonly string[] }): void {
    this.#ids.push(...completedMessageIds);
  }

  /** The change that takes the completion back: it opens exactly these messages again. */
  reopenedBy(change: DeskChange): DeskChange {
    if (change.status === undefined || this.#ids.length === 0) return change;
    return { ...change, reopen: this.#ids.slice(0, MOST_REOPENED) };
  }
}

/** What connects a change with its undo. */
export interface Completions {
  /** Collects the messages that the change completes. */
  readonly completed: CompletedMessages;
  /** Those of the change that this one undoes, which the server has answered before this one is sent. */
  readonly reopens: CompletedMessages;
}

export const noCompletions = (): Completions => ({
  completed: new CompletedMessages(),
  reopens: new CompletedMessages(),
});
