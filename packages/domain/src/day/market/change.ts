/** Never -0, which is shown with a sign. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

/**
 * How a price or a rate moved, in percent of what it was, to four digits.
 *
 * @param before not 0.
 */
export const percentChange = (before: number, value: number): number => rounded(((value - before) / before) * 100, 4);

/** How a yield moved, in basis points: hundredths of a percentage point, to two digits. Both are in percent. */
export const basisPointChange = (before: number, value: number): number => rounded((value - before) * 100, 2);
