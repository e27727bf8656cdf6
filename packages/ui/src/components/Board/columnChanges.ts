/** A card that has left one column and stands in another. */
export interface ColumnChange {
  id: string;
  /** What was removed: the card's row, or the whole list when it was the last one. */
  removed: HTMLElement;
  /** Where it was removed from. */
  parent: HTMLElement;
  /** The card in its new column. */
  card: HTMLElement;
}

const CARD = '[data-row-id]';
const COLUMN = '[data-column]';

export const cardOf = (node: HTMLElement, id: string): HTMLElement | undefined =>
  cardsOf(node).find(({ dataset }) => dataset.rowId === id);

const cardsOf = (node: HTMLElement): HTMLElement[] => [
  ...(node.matches(CARD) ? [node] : []),
  ...node.querySelectorAll<HTMLElement>(CARD),
];

const elementsIn = (nodes: NodeList): HTMLElement[] => [...nodes].filter((node) => node instanceof HTMLElement);

/** What was put elsewhere in the same change was not removed, and what was removed again was not added. */
const isGone = (node: HTMLElement) => !node.isConnected;
const isThere = (node: HTMLElement) => node.isConnected;

interface Departure {
  removed: HTMLElement;
  parent: HTMLElement;
  column: Element;
}

function departuresIn(records: readonly MutationRecord[]): Map<string, Departure> {
  const found = new Map<string, Departure>();
  for (const { target: parent, removedNodes } of records) {
    const column = parent instanceof HTMLElement && parent.isConnected ? parent.closest(COLUMN) : null;
    if (!(parent instanceof HTMLElement) || column === null) continue;
    for (const removed of elementsIn(removedNodes).filter(isGone))
      for (const { dataset } of cardsOf(removed)) found.set(dataset.rowId ?? '', { removed, parent, column });
  }
  return found;
}

/** The cards that one change of the board put into another column. Scrolling and reordering put none. */
export function columnChangesIn(records: readonly MutationRecord[]): ColumnChange[] {
  const departures = departuresIn(records);
  if (departures.size === 0) return [];
  const arrived = records.flatMap(({ addedNodes }) => elementsIn(addedNodes).filter(isThere).flatMap(cardsOf));
  return arrived.flatMap((card) => {
    const id = card.dataset.rowId ?? '';
    const departure = departures.get(id);
    const isElsewhere = departure !== undefined && card.closest(COLUMN) !== departure.column;
    return isElsewhere ? [{ id, card, removed: departure.removed, parent: departure.parent }] : [];
  });
}
