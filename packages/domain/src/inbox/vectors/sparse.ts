/** A square sparse matrix, row by row (compressed sparse rows). */
export interface Sparse {
  readonly size: number;
  /** Where each row begins in the other two; one more than rows. */
  readonly starts: Uint32Array;
  readonly columns: Uint32Array;
  readonly values: Float32Array;
}

/** matrix · dense; `dense` and the result are `size × width`, row by row. Rows `from` to `to` only, so that callers can pause. */
export function multiplyRows(
  matrix: Sparse,
  dense: Float32Array,
  width: number,
  into: Float32Array,
  [from, to]: readonly [number, number],
): void {
  const { starts, columns, values } = matrix;
  for (let row = from; row < to; row += 1) {
    const target = row * width;
    into.fill(0, target, target + width);
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      const value = values[at] ?? 0;
      const source = (columns[at] ?? 0) * width;
      for (let column = 0; column < width; column += 1)
        into[target + column] = (into[target + column] ?? 0) + value * (dense[source + column] ?? 0);
    }
  }
}
