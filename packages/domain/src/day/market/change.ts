/** Avoids -0, which would be shown with a sign. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

/**
 * Relative change of a price or rate, in percent, to four decimals.
 *
 * @param before not 0.
 */
export const percentChange = (before: number, value: number): number => rounded(((value - before) / before) * 100, 4);

/** Change of a yield in basis points (hundredths of a percentage point), to two decimals. Both yields are in percent. */
export const basisPointChange = (before: number, value: number): number => rounded((value - before) * 100, 2);
