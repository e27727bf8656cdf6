export type BoardKey = { kind: 'go' | 'move'; step: 1 | -1 };

/**
 * Left and Right go to the adjacent column; with Shift they move the card. In right-to-left text the next column is on the left.
 *
 * @returns `null` for keys the board does not handle.
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

const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

/** The card closest in height to another card, so that moving sideways stays level. */
export function nearestCard(column: Element, to: Element): HTMLElement | undefined {
  const height = middleOf(to);
  const distance = (card: Element) => Math.abs(middleOf(card) - height);
  const cards = [...column.querySelectorAll<HTMLElement>('[data-row-focus]')];
  return cards.sort((a, b) => distance(a) - distance(b))[0];
}
