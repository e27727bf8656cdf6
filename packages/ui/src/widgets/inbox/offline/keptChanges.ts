import type { DeskChange } from '../messages/completedMessages';
import type { DeskItem } from '../messages/deskItem';

/** A change of one conversation that the server does not have yet. */
export interface KeptChange {
  /** The conversation as its author saw it. */
  readonly item: DeskItem;
  readonly change: DeskChange;
  /** When it was first changed, ISO 8601. */
  readonly at: string;
}

/** A change that was not made, for its author to decide. */
export interface HeldChange extends KeptChange {
  readonly problem:
    | { readonly kind: 'conflict'; readonly theirs: DeskItem }
    | { readonly kind: 'gone' }
    | { readonly kind: 'refused'; readonly reason: string };
}

/** Everything kept under one name for one workspace, oldest first. */
export interface Kept<Value extends KeptChange> {
  readonly list: () => readonly Value[];
  readonly get: (id: string) => Value | null;
  /** @returns whether there was room for it. */
  readonly put: (value: Value) => boolean;
  readonly remove: (id: string) => void;
}

/** The part of `localStorage` that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Changes with the shape of values, so that another version does not misread them. */
const FORMAT = 'concordia_unsent_1';

export const isKeptKey = (key: string | null): boolean => key === null || key.startsWith(FORMAT);

/**
 * One key for each conversation, so that two tabs do not overwrite each other's changes.
 *
 * @param name `waiting` or `held`.
 */
export function keptIn<Value extends KeptChange>(storage: Shelf, workspaceId: string, name: string): Kept<Value> {
  const prefix = `${FORMAT}:${workspaceId}:${name}:`;
  const read = (key: string): Value | null => {
    const text = storage.getItem(key);
    // Unchecked, as with `response.json()`: this module wrote it.
    return text === null ? null : JSON.parse(text);
  };
  return {
    list: () =>
      keysOf(storage)
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => read(key) ?? [])
        .toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    get: (id) => read(prefix + id),
    put: (value) => {
      try {
        storage.setItem(prefix + value.item.id, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove: (id) => storage.removeItem(prefix + id),
  };
}

export const keysOf = (storage: Shelf): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
