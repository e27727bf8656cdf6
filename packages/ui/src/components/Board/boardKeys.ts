/** What a key pressed on a card asks for. */
export type BoardKey = { kind: 'go' | 'move'; step: 1 | -1 };

/**
 * Left and right go to the neighbouring column, with Shift they take the card along. In the direction of reading: where text runs from right
 * to left, the next column is on the left.
 *
 * @returns `null` when the key is none of the board's
 */
export function boardKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  direction: 'ltr' | 'rtl',
): BoardKey | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return null;
  const forward = (event.key === 'ArrowRight') === (direction === 'ltr');
  return { kind: event.shiftKey ? 'move' : 'go', step: forward ? 1 : -1 };
}

/** Vertical middle of an element in px of the window. */
const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

/** The card of a column that is nearest in height to another card, so that going sideways keeps to the line of sight. */
export function nearestCard(column: Element, to: Element): HTMLElement | undefined {
  const height = middleOf(to);
  const distance = (card: Element) => Math.abs(middleOf(card) - height);
  const cards = [...column.querySelectorAll<HTMLElement>('[data-row-focus]')];
  return cards.sort((a, b) => distance(a) - distance(b))[0];
}
