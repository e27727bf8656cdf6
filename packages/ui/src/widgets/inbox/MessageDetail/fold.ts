import type { MessageDetail } from '@concordia/api-client';

type Listed = Pick<MessageDetail, 'id' | 'direction' | 'isRead'>;

/** Fewer earlier messages than this are not worth folding. */
const FEWEST_FOLDED = 2;

export interface Folding<Message> {
  /** Oldest first, without the folded ones. */
  readonly shown: readonly Message[];
  /** The newest folded message; `undefined` if none is folded. */
  readonly folded: Message | undefined;
}

/**
 * Which messages of a conversation start open, and which are folded. Decided when they first arrive: later ones are at the end and open, and nothing that
 * is being read folds.
 */
export class Fold {
  #firstId: string | null = null;
  readonly #known = new Set<string>();
  readonly #open = new Set<string>();

  isOpenAtFirst(id: string): boolean {
    return this.#open.has(id);
  }

  /**
   * @param newestFirst the loaded messages.
   * @param selectedId is always shown and open.
   */
  of<Message extends Listed>(
    newestFirst: readonly Message[],
    selectedId: string,
    isUnfolded: boolean,
  ): Folding<Message> {
    const all = newestFirst.toReversed();
    this.#meet(all, selectedId);
    const start = all.findIndex(({ id }) => id === this.#firstId);
    if (isUnfolded || start < FEWEST_FOLDED) return { shown: all, folded: undefined };
    return { shown: all.slice(start), folded: all[start - 1] };
  }

  #meet(all: readonly Listed[], selectedId: string): void {
    const isFirst = this.#known.size === 0;
    const isReached = !isFirst && !this.#known.has(selectedId) && all.some(({ id }) => id === selectedId);
    for (const [index, { id, direction, isRead }] of all.entries()) {
      if (this.#known.has(id)) continue;
      this.#known.add(id);
      const isUnread = isFirst && direction === 'inbound' && !isRead;
      if (isUnread || id === selectedId || index === all.length - 1) this.#open.add(id);
    }
    // The selected one may be read later, with earlier messages.
    if (isReached) this.#firstId = selectedId;
    this.#firstId ??= all.find(({ id }) => this.#open.has(id))?.id ?? null;
  }
}
