/** From the specification: five indicators, however many items there are. */
const mostDots = 5;

/** One dot per item; with more than five items, each dot stands for a fifth of them. */
export const dotCount = (items: number): number => Math.min(items, mostDots);

/**
 * Maps an item to its dot. With more items than dots, a dot represents several.
 *
 * @param index of the item, from 0.
 * @returns the index of its dot, from 0.
 */
export const dotOf = (index: number, items: number): number =>
  items === 0 ? 0 : Math.floor((index * dotCount(items)) / items);
