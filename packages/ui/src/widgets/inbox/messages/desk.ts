import { afterThese } from './afterThese';
import type { DeskItem } from './deskItem';

export interface DeskList {
  readonly items: readonly DeskItem[];
  /** Scrolls a message into view and focuses it; in an empty list, focuses its placeholder. */
  readonly focus: (index: number) => void;
  /** Total count, including messages not loaded; `null` while unknown. */
  readonly total: number | null;
  /** There are more than `total`. */
  readonly isTotalMinimum: boolean;
}

export interface DeskTotal {
  readonly count: number;
  /** The server stopped counting; there are more. */
  readonly isMinimum: boolean;
}

/** The list that a message was first found in, as it was while it held the message. `null` until a list has it. */
type Place = { readonly list: string; readonly items: readonly DeskItem[] } | null;

/** Places remembered: the open message's, the previous one's, the next one's, and one that a dialog is about. */
const MOST_PLACES = 4;

const placeIn = (list: string, items: readonly DeskItem[], id: string): Place =>
  items.some((message) => message.id === id) ? { list, items } : null;

/** The message whose row or card contains the focus, found by its id attribute. */
function focusedId(): string | null {
  return document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id') ?? null;
}

/** The column that contains the focus. A conversation may be in several: in its own, and in those of views. */
function focusedList(): string | null {
  return document.activeElement?.closest('[data-column]')?.getAttribute('data-column') ?? null;
}

/** What the shortcuts act on: the lists on screen, in reading order, and the current message, which is the focused or else the open one. */
export class Desk {
  #lists = new Map<string, DeskList & { readonly rank: number }>();
  #openId: string | null = null;
  /** Kept after it closes, as its place is. */
  #shown: { readonly openId: string; readonly item: DeskItem } | null = null;
  #isFocusRequested = false;
  /** The row that had the focus last. */
  #lastFocused: string | null = null;
  /** By message id, newest last. Kept after a message closes, since focus returns there then. */
  #places = new Map<string, Place>();
  #total: DeskTotal | null = null;
  #listeners = new Set<() => void>();

  /** The count of all lists, for `useSyncExternalStore`. */
  readonly total = (): DeskTotal | null => this.#total;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Adds or updates a list. @param rank its position among the lists. */
  put(name: string, rank: number, list: DeskList): void {
    this.#lists.set(name, { ...list, rank });
    for (const [id, place] of this.#places) {
      if (place === null || place.list === name) this.#places.set(id, placeIn(name, list.items, id) ?? place);
    }
    this.#count();
  }

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

  /**
   * Remembers a message's place, to continue there when it leaves the list.
   *
   * @param list the list it is seen in; by default the one where it was, or has the focus.
   */
  holdPlace(id: string, list: string | null = null): void {
    const before = this.#places.get(id) ?? null;
    this.#places.delete(id);
    this.#places.set(id, this.#hasLeft(before, id) ? before : this.#placeOf(id, list ?? before?.list ?? null));
    for (const old of [...this.#places.keys()].slice(0, -MOST_PLACES)) this.#places.delete(old);
  }

  /**
   * The conversation that is open, which no list on screen need have: a link opened it, or a message of it.
   *
   * @param openId as given to `setOpen`.
   */
  setShown(openId: string, item: DeskItem): void {
    this.#shown = { openId, item };
    this.holdPlace(item.id);
  }

  /** What is open, by the id that the lists know it by. */
  get openId(): string | null {
    return this.#openId === null ? null : this.#listedAs(this.#openId);
  }

  /** All messages on screen, list by list. */
  order(): readonly DeskItem[] {
    return this.#inOrder().flatMap(({ items }) => items);
  }

  /** The list that a message is seen in, as far as known. */
  listOf(id: string): string | null {
    return this.#places.get(id)?.list ?? null;
  }

  find(id: string | null): DeskItem | null {
    if (id === null) return null;
    for (const { items } of this.#lists.values()) {
      const found = items.find((message) => message.id === id);
      if (found) return found;
    }
    return null;
  }

  /** The focused message, or else the open one. */
  current(): DeskItem | null {
    const shown = this.#shown?.openId === this.#openId ? this.#shown : null;
    return this.find(focusedId()) ?? this.find(this.openId) ?? shown?.item ?? null;
  }

  /** The message after or before the current one. Without a current one, the first or last; if it has left its list, the one that took its place. */
  beside(step: 1 | -1): DeskItem | null {
    const order = this.#inOrder().flatMap(({ name, items }) => items.map((item) => ({ name, item })));
    const current = this.current();
    if (current === null) return order.at(step === 1 ? 0 : -1)?.item ?? null;
    const { id } = current;
    if (id !== focusedId() && this.#hasLeft(this.#places.get(id) ?? null, id)) return this.successor(id, []);
    const list = this.#placeOf(id, this.listOf(id))?.list;
    if (list === undefined) return order.at(step === 1 ? 0 : -1)?.item ?? null;
    const next = order[order.findIndex(({ name, item }) => item.id === id && name === list) + step];
    if (next === undefined) return null;
    this.holdPlace(next.item.id, next.name);
    return next.item;
  }

  /** The message of the same list to continue at when these are gone; `null` if none remains. */
  successor(id: string, gone: readonly Pick<DeskItem, 'id'>[]): DeskItem | null {
    const next = afterThese(this.#around(id), [...gone, { id }], id);
    // It is seen where the message was, although it may be in another list too.
    if (next !== null) this.holdPlace(next.id, this.listOf(id));
    return next;
  }

  /** What opens next takes the focus: the list that has it may be hidden by then, and the panel's code may load first. */
  requestFocus(): void {
    this.#isFocusRequested = true;
  }

  /** @returns whether it was requested since the last time. */
  takeFocusRequest(): boolean {
    const isRequested = this.#isFocusRequested;
    this.#isFocusRequested = false;
    return isRequested;
  }

  /** Remembers the row that has the focus, if one has. */
  noteFocus(): void {
    this.#lastFocused = focusedId() ?? this.#lastFocused;
  }

  /**
   * Focuses a message's place: the message itself, its successor, or the empty list. One that is in no list, as when the palette opened it, leads back to
   * the row that had the focus last.
   *
   * @returns whether there is one.
   */
  returnTo(closed: string): boolean {
    const id = this.#listedAs(closed);
    const place = this.#places.get(id) ?? null;
    const list = place === null ? undefined : this.#lists.get(place.list);
    if (list === undefined || !this.#hasLeft(place, id)) {
      return this.focus(id) || (this.#lastFocused !== null && this.focus(this.#lastFocused));
    }
    const next = this.successor(id, []);
    list.focus(next === null ? 0 : list.items.findIndex((message) => message.id === next.id));
    return true;
  }

  focus(id: string): boolean {
    const list = this.#lists.get(this.#placeOf(id, this.listOf(id))?.list ?? '');
    if (list === undefined) return false;
    list.focus(list.items.findIndex((message) => message.id === id));
    return true;
  }

  /** A message that a link opened is seen in the lists as its conversation. */
  #listedAs(openId: string): string {
    const shown = this.#shown?.openId === openId ? this.#shown.item.id : openId;
    return this.find(openId) === null && !this.#places.get(openId) ? shown : openId;
  }

  /** @param seenIn the list that counts if it is in several, unless the focus is on it in another. */
  #placeOf(id: string, seenIn: string | null): Place {
    const first = [focusedId() === id ? focusedList() : null, seenIn];
    for (const name of [...first, ...this.#inOrder().map((list) => list.name)]) {
      const items = name === null ? undefined : this.#lists.get(name)?.items;
      const place = name === null || items === undefined ? null : placeIn(name, items, id);
      if (place !== null) return place;
    }
    return null;
  }

  /** The list still exists but no longer contains the message. */
  #hasLeft(place: Place, id: string): boolean {
    const list = place === null ? undefined : this.#lists.get(place.list);
    return list?.items.every((message) => message.id !== id) ?? false;
  }

  /** The remaining messages of the list that contains, or contained, this one. */
  #around(id: string): readonly DeskItem[] {
    const place = this.#places.get(id) ?? null;
    if (place === null || !this.#hasLeft(place, id)) return this.#placeOf(id, place?.list ?? null)?.items ?? [];
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
    return [...this.#lists].map(([name, list]) => ({ name, ...list })).sort((a, b) => a.rank - b.rank);
  }
}
