import type { Message } from '@concordia/api-client';
import { afterThese } from './afterThese';

/** A list of messages on the screen. */
export interface DeskList {
  readonly items: readonly Message[];
  /** Brings one of them into view and focuses it; in an empty list, what stands in place of its messages. */
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

/** Where a message is worked on: the list that it was in first, as it was while the message was in it. `null` until a list has it. */
type Place = { readonly list: string; readonly items: readonly Message[] } | null;

/** So many places are remembered: of the open message, of the one before, and of one that a question is about. */
const MOST_PLACES = 3;

const placeIn = (list: string, items: readonly Message[], id: string): Place =>
  items.some((message) => message.id === id) ? { list, items } : null;

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
  /** By message id, the newest last. They are kept when a message is closed, which is when the focus goes back there. */
  #places = new Map<string, Place>();
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
    for (const [id, place] of this.#places) {
      if (place === null || place.list === name) this.#places.set(id, placeIn(name, list.items, id) ?? place);
    }
    this.#count();
  }

  /** Takes a list off the desk. */
  take(name: string): void {
    this.#lists.delete(name);
    for (const [id, place] of this.#places) if (place?.list === name) this.#places.set(id, null);
    this.#count();
  }

  /** The message whose details are open; `null` for none. */
  setOpen(id: string | null): void {
    this.#openId = id;
    if (id !== null) this.holdPlace(id);
  }

  /** Remembers where a message is worked on, so that the work goes on there when it leaves. */
  holdPlace(id: string): void {
    const before = this.#places.get(id) ?? null;
    this.#places.delete(id);
    this.#places.set(id, this.#hasLeft(before, id) ? before : this.#placeOf(id));
    for (const old of [...this.#places.keys()].slice(0, -MOST_PLACES)) this.#places.delete(old);
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

  /**
   * The message after or before the one that somebody is at. From nowhere, the first or the last; from one that has left its list, the one that
   * took its place.
   */
  beside(step: 1 | -1): Message | null {
    const order = this.order();
    const current = this.current();
    if (current === null) return order.at(step === 1 ? 0 : -1) ?? null;
    const { id } = current;
    if (id !== focusedId() && this.#hasLeft(this.#places.get(id) ?? null, id)) return this.successor(id, []);
    return order[order.findIndex((message) => message.id === id) + step] ?? null;
  }

  /** The message of the same list where the work goes on when these are gone; `null` when none is left there. */
  successor(id: string, gone: readonly Pick<Message, 'id'>[]): Message | null {
    return afterThese(this.#around(id), [...gone, { id }], id);
  }

  /** Focuses the place where a message is worked on: the message there, or what follows it, or the empty list. */
  returnTo(id: string): boolean {
    const place = this.#places.get(id) ?? null;
    const list = place === null ? undefined : this.#lists.get(place.list);
    if (list === undefined || !this.#hasLeft(place, id)) return this.focus(id);
    const next = this.successor(id, []);
    list.focus(next === null ? 0 : list.items.findIndex((message) => message.id === next.id));
    return true;
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

  #placeOf(id: string): Place {
    for (const [name, { items }] of this.#lists) {
      const place = placeIn(name, items, id);
      if (place !== null) return place;
    }
    return null;
  }

  /** The list of the place is still there, and the message is in it no more. */
  #hasLeft(place: Place, id: string): boolean {
    const list = place === null ? undefined : this.#lists.get(place.list);
    return list?.items.every((message) => message.id !== id) ?? false;
  }

  /** What a list still has of the messages among which this one stands, or stood. */
  #around(id: string): readonly Message[] {
    const place = this.#places.get(id) ?? null;
    if (place === null || !this.#hasLeft(place, id)) return this.#placeOf(id)?.items ?? [];
    const now = new Set(this.#lists.get(place.list)?.items.map((message) => message.id));
    return place.items.filter((message) => message.id === id || now.has(message.id));
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
