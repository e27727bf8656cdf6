/** Of dots, in px. */
interface Radii {
  smallest: number;
  largest: number;
  /** Of dots without a size. */
  usual: number;
}

/** Radius of a dot whose area is in proportion to its size. @param most the largest size of all */
export function dotRadius(size: number | undefined, most: number, { smallest, largest, usual }: Radii): number {
  if (size === undefined || most <= 0) return usual;
  return Math.max(smallest, largest * Math.sqrt(Math.max(0, size) / most));
}
