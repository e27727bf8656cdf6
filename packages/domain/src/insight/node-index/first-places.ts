import type { PlaceSet } from './place-set.js';

/**
 * Finds the first places of an order without sorting the rest: a heap holds the best so far, with their last on top, which a better place replaces.
 *
 * @param isBefore a strict total order.
 * @returns at most this many, in order.
 */
export function firstPlaces(
  places: PlaceSet,
  most: number,
  isBefore: (one: number, another: number) => boolean,
): number[] {
  const heap: number[] = [];
  const at = (index: number): number => heap[index] ?? 0;
  const swap = (one: number, another: number): void => {
    [heap[one], heap[another]] = [at(another), at(one)];
  };
  const rise = (index: number): void => {
    for (let child = index; child > 0; ) {
      const parent = (child - 1) >>> 1;
      if (!isBefore(at(parent), at(child))) return;
      swap(parent, child);
      child = parent;
    }
  };
  const sink = (): void => {
    for (let parent = 0; ; ) {
      const left = 2 * parent + 1;
      if (left >= heap.length) return;
      const right = left + 1;
      const last = right < heap.length && isBefore(at(left), at(right)) ? right : left;
      if (!isBefore(at(parent), at(last))) return;
      swap(parent, last);
      parent = last;
    }
  };
  places.each((place) => {
    if (heap.length < most) {
      heap.push(place);
      rise(heap.length - 1);
    } else if (most > 0 && isBefore(place, at(0))) {
      heap[0] = place;
      sink();
    }
  });
  return heap.sort((one, another) => (isBefore(one, another) ? -1 : 1));
}
