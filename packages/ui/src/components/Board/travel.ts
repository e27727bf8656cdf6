import { bezier, duration, easing } from '../../theme/motion';
import { type ColumnChange, cardOf, columnChangesIn } from './columnChanges';
import type { DragStore } from './dragStore';

/** More at once, as when a filter changes or many cards are completed, would be a blur. */
const MOST_CARDS = 5;

const timing = { duration: duration.travel, easing: bezier(easing.out) } satisfies KeyframeAnimationOptions;

interface Point {
  left: number;
  top: number;
}

/** Where a removed card was: its row is put back for a moment, unseen, and measured. */
function placeBefore({ id, removed, parent }: ColumnChange): Point | undefined {
  const copy = removed.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return undefined;
  parent.prepend(copy);
  const place = cardOf(copy, id)?.getBoundingClientRect();
  copy.remove();
  return place;
}

/** A likeness of the card that stands for it on its way: neither found by id nor by the board. */
function likenessOf(card: HTMLElement, at: DOMRect, origin: Point): HTMLElement | undefined {
  const likeness = card.cloneNode(true);
  if (!(likeness instanceof HTMLElement)) return undefined;
  delete likeness.dataset.rowId;
  for (const named of likeness.querySelectorAll('[id]')) named.removeAttribute('id');
  likeness.dataset.travels = '';
  Object.assign(likeness.style, {
    position: 'absolute',
    margin: '0',
    left: `${at.left - origin.left}px`,
    top: `${at.top - origin.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
  });
  return likeness;
}

/** Lets the likeness go from where the card was to where it is. The card itself is unseen until then. */
function travel(card: HTMLElement, from: Point, layer: HTMLElement): void {
  const to = card.getBoundingClientRect();
  // A narrow board shows one column: the other is not there.
  if (to.width === 0) return;
  const likeness = likenessOf(card, to, layer.getBoundingClientRect());
  if (likeness === undefined) return;
  layer.append(likeness);
  const unseen = card.animate({ opacity: ['0', '0'] }, timing);
  const way = likeness.animate({ translate: [`${from.left - to.left}px ${from.top - to.top}px`, '0px 0px'] }, timing);
  way.onfinish = () => {
    likeness.remove();
    unseen.cancel();
  };
}

/** Remembers where the pointer let go of a card, which then travels from there. @returns the place, once; and a function that ends it */
function watchDrops(board: HTMLElement, drag: DragStore) {
  let drop: (Point & { id: string }) | undefined;
  const remember = ({ clientX: left, clientY: top }: DragEvent) => {
    const id = drag.get()?.cardId;
    drop = id === undefined ? undefined : { id, left, top };
  };
  board.addEventListener('drop', remember, true);
  return {
    take(id: string): Point | undefined {
      if (drop?.id !== id) return undefined;
      const { left, top } = drop;
      drop = undefined;
      return { left, top };
    },
    end: () => board.removeEventListener('drop', remember, true),
  };
}

/**
 * Shows each card that changes columns on its way, whoever moved it. It reads what has changed in the page, after React and before the browser
 * paints: columns and cards need to know nothing of it.
 *
 * @param layer an element of the board, which comes to lie over its columns and takes no presses
 * @returns a function that ends it
 */
export function watchTravel(board: HTMLElement, layer: HTMLElement, drag: DragStore): () => void {
  layer.hidden = false;
  layer.inert = true;
  const drops = watchDrops(board, drag);
  const observer = new MutationObserver((records) => {
    const changes = columnChangesIn(records);
    if (changes.length <= MOST_CARDS) {
      for (const change of changes) {
        const from = drops.take(change.id) ?? placeBefore(change);
        if (from) travel(change.card, from, layer);
      }
    }
    // Its own copies are no changes of the board.
    observer.takeRecords();
  });
  observer.observe(board, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    drops.end();
    layer.replaceChildren();
    layer.hidden = true;
  };
}
