import type { Message } from '@concordia/api-client';

/** A list of messages on the screen. */
export interface DeskList {
  readonly items: readonly Message[];
  /** Brings one of them into view and focuses it. */
  readonly focus: (index: number) => void;
  /** How many it has, also those that are not read yet; `null` while nobody knows. */
  readonly total: number | null;
  /** It has more than `total`. */
  readonly isTotalMinimum: boolean;
}

/** How many messages there are on the screen. */
export interface DeskTotal {
  readonly count: number;
  /** There are more: nobody counted further. */
  readonly isMinimum: boolean;
}

/** The message whose row or card has focus, itself or something on it: both carry their id. */
function focusedId(): string | null {
  return document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id') ?? null;
}

/**
 * What the keys work on: the lists that are on the screen, in the order in which one reads them, and the message that somebody is at, which
 * is the focused one, or else the open one.
 */
export class Desk {
  #lists = new Map<string, DeskList & { readonly rank: number }>();
  #openId: string | null = null;
  #total: DeskTotal | null = null;
  #listeners = new Set<() => void>();

  /** How many messages the lists have, for `useSyncExternalStore`. */
  readonly total = (): DeskTotal | null => this.#total;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Puts a list on the desk, or what it has become. @param rank its place among the lists. */
  put(name: string, rank: number, list: DeskList): void {
    this.#lists.set(name, { ...list, rank });
    this.#count();
  }

  /** Takes a list off the desk. */
  take(name: string): void {
    this.#lists.delete(name);
    this.#count();
  }

  /** The message whose details are open; `null` for none. */
  setOpen(id: string | null): void {
    this.#openId = id;
  }

  get openId(): string | null {
    return this.#openId;
  }

  /** All messages on the screen, list after list. */
  order(): readonly Message[] {
    return this.#inOrder().flatMap(({ items }) => items);
  }

  find(id: string | null): Message | null {
    if (id === null) return null;
    for (const { items } of this.#lists.values()) {
      const found = items.find((message) => message.id === id);
      if (found) return found;
    }
    return null;
  }

  /** The message that somebody is at; `null` when they are at none that is listed. */
  current(): Message | null {
    return this.find(focusedId()) ?? this.find(this.#openId);
  }

  /** The message after or before the one that somebody is at. From nowhere, the first or the last. */
  beside(step: 1 | -1): Message | null {
    const order = this.order();
    const current = this.current();
    if (current === null) return order.at(step === 1 ? 0 : -1) ?? null;
    return order[order.findIndex(({ id }) => id === current.id) + step] ?? null;
  }

  /** Focuses a message where it is listed. */
  focus(id: string): boolean {
    for (const list of this.#inOrder()) {
      const index = list.items.findIndex((message) => message.id === id);
      if (index < 0) continue;
      list.focus(index);
      return true;
    }
    return false;
  }

  #count(): void {
    const lists = [...this.#lists.values()];
    const isKnown = lists.length > 0 && lists.every(({ total }) => total !== null);
    const count = lists.reduce((sum, { total, items }) => sum + Math.max(total ?? 0, items.length), 0);
    const isMinimum = lists.some((list) => list.isTotalMinimum);
    const before = this.#total;
    if (isKnown && before?.count === count && before.isMinimum === isMinimum) return;
    if (!isKnown && before === null) return;
    this.#total = isKnown ? { count, isMinimum } : null;
    for (const listener of this.#listeners) listener();
  }

  #inOrder() {
    return [...this.#lists.values()].sort((a, b) => a.rank - b.rank);
  }
}
