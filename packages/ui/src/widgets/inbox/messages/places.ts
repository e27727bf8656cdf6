import type { DeskItem } from './deskItem';

/** What decides which column an item is in. */
export type Placed = Pick<DeskItem, 'id' | 'status' | 'snooze'>;

interface Sighting {
  readonly item: Placed;
  readonly asked: number;
}

/** The latest place of what was seen in several, by id. A new map after each change. */
export type Places = ReadonlyMap<string, Placed>;

const isSamePlace = (one: Placed, other: Placed): boolean =>
  one.status === other.status &&
  one.snooze?.until === other.snooze?.until &&
  one.snooze?.unlessReply === other.snooze?.unlessReply;

/**
 * Where each conversation was last seen. Every column is read by a call of its own, so after a move the old column may still show what
 * the new one has already: the answer that was asked for last counts in all of them.
 */
export class PlaceKeeper {
  readonly #sightings = new Map<string, Sighting>();
  #moved: Places = new Map();
  #asked = 0;

  /** Before a list is read. @returns its place among all readings. */
  readonly ask = (): number => {
    this.#asked += 1;
    return this.#asked;
  };

  readonly moved = (): Places => this.#moved;

  /** @param asked as `ask` returned it. @returns whether something is elsewhere than another answer said. */
  see(items: readonly Placed[], asked: number): boolean {
    const moved = new Map(this.#moved);
    let isChanged = false;
    for (const { id, status, snooze } of items) {
      const before = this.#sightings.get(id);
      const seen: Sighting = { item: { id, status, snooze }, asked };
      const latest = before !== undefined && before.asked > asked ? before : seen;
      this.#sightings.set(id, latest);
      if (before === undefined || isSamePlace(before.item, seen.item)) continue;
      moved.set(id, latest.item);
      isChanged = true;
    }
    if (isChanged) this.#moved = moved;
    return isChanged;
  }
}

/**
 * The items of a list as they were last seen, in any list.
 *
 * @param belongs which items are in this list.
 * @returns `items` itself if nothing changes.
 */
export function inLatestPlaces(
  items: readonly DeskItem[],
  places: Places,
  belongs: (item: DeskItem) => boolean,
): readonly DeskItem[] {
  const isElsewhere = (item: DeskItem) => {
    const place = places.get(item.id);
    return place !== undefined && !isSamePlace(place, item) && !belongs({ ...item, ...place });
  };
  return items.some(isElsewhere) ? items.filter((item) => !isElsewhere(item)) : items;
}
