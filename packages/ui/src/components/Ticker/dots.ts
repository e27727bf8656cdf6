/** The specification's: five indicators, however many items there are. */
const mostDots = 5;

/** How many dots stand for so many items: one each, and from five on a fifth of them each. */
export const dotCount = (items: number): number => Math.min(items, mostDots);

/**
 * Which dot stands for an item. With more items than dots a dot is a page of several.
 *
 * @param index of the item, from 0.
 * @returns the index of its dot, from 0.
 */
export const dotOf = (index: number, items: number): number =>
  items === 0 ? 0 : Math.floor((index * dotCount(items)) / items);
