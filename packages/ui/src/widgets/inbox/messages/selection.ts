import type { DeskItem } from './deskItem';

/** The API's limit for a bulk change. */
export const MOST_SELECTED = 500;

type Selected = ReadonlyMap<string, DeskItem>;
const NONE: Selected = new Map();

/** The messages between two, inclusive, in display order; only the second if the first is not on screen. */
export function rangeOf(order: readonly DeskItem[], fromId: string | null, toId: string): readonly DeskItem[] {
  const to = order.findIndex(({ id }) => id === toId);
  if (to < 0) return [];
  const from = order.findIndex(({ id }) => id === fromId);
  if (from < 0) return order.slice(to, to + 1);
  return order.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** The messages selected for bulk actions. */
export class Selection {
  #selected: Selected = NONE;
  #anchor: string | null = null;
  #listeners = new Set<() => void>();

  /** For `useSyncExternalStore`: the same object until something changes. */
  readonly all = (): Selected => this.#selected;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  has(id: string): boolean {
    return this.#selected.has(id);
  }

  toggle(message: DeskItem): void {
    const next = new Map(this.#selected);
    if (!next.delete(message.id) && next.size < MOST_SELECTED) next.set(message.id, message);
    this.#anchor = message.id;
    this.#set(next);
  }

  /**
   * Selects everything from the anchor to a message. The anchor stays, so that further extensions start from it.
   *
   * @param from the anchor if nothing is selected yet.
   */
  extendTo(order: readonly DeskItem[], id: string, from: string | null = null): void {
    this.#anchor = this.#selected.size === 0 ? (from ?? id) : (this.#anchor ?? id);
    this.add(rangeOf(order, this.#anchor, id));
  }

  add(messages: readonly DeskItem[]): void {
    const next = new Map(this.#selected);
    for (const message of messages) if (next.size < MOST_SELECTED) next.set(message.id, message);
    this.#set(next);
  }

  clear(): void {
    this.#anchor = null;
    if (this.#selected.size > 0) this.#set(NONE);
  }

  #set(next: Selected): void {
    this.#selected = next.size === 0 ? NONE : next;
    for (const listener of this.#listeners) listener();
  }
}
