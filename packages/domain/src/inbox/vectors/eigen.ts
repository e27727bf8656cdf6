export interface Eigen {
  /** Descending. */
  readonly values: Float64Array;
  /** `size × size`, row by row; column i belongs to value i. */
  readonly vectors: Float64Array;
}

const SWEEPS = 30;

/** All eigenvalues and vectors of a small symmetric matrix, by cyclic Jacobi rotations (Golub & Van Loan 2013, section 8.5). Yields after every row. */
export function* eigenOfSymmetric(matrix: Float64Array, size: number): Generator<undefined, Eigen> {
  const work = matrix.slice();
  const vectors = new Float64Array(size * size);
  for (let index = 0; index < size; index += 1) vectors[index * size + index] = 1;
  const whole = work.reduce((sum, value) => sum + value * value, 0);
  for (let sweep = 0; sweep < SWEEPS && offDiagonal(work, size) > whole * 1e-22; sweep += 1)
    for (let one = 0; one < size; one += 1) {
      for (let other = one + 1; other < size; other += 1) rotate(work, vectors, size, [one, other]);
      yield;
    }
  const order = Array.from({ length: size }, (_, index) => index).sort(
    (one, other) => (work[other * size + other] ?? 0) - (work[one * size + one] ?? 0),
  );
  const sorted = new Float64Array(size * size);
  for (const [to, from] of order.entries())
    for (let row = 0; row < size; row += 1) sorted[row * size + to] = vectors[row * size + from] ?? 0;
  return { values: Float64Array.from(order, (index) => work[index * size + index] ?? 0), vectors: sorted };
}

function offDiagonal(work: Float64Array, size: number): number {
  let sum = 0;
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < row; column += 1) sum += 2 * (work[row * size + column] ?? 0) ** 2;
  return sum;
}

function rotate(work: Float64Array, vectors: Float64Array, size: number, [p, q]: readonly [number, number]): void {
  const off = work[p * size + q] ?? 0;
  if (off === 0) return;
  const theta = ((work[q * size + q] ?? 0) - (work[p * size + p] ?? 0)) / (2 * off);
  const tangent = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (let index = 0; index < size; index += 1) turn(work, index * size + p, index * size + q, cosine, sine);
  for (let index = 0; index < size; index += 1) {
    turn(work, p * size + index, q * size + index, cosine, sine);
    turn(vectors, index * size + p, index * size + q, cosine, sine);
  }
}

function turn(values: Float64Array, first: number, second: number, cosine: number, sine: number): void {
  const [one, other] = [values[first] ?? 0, values[second] ?? 0];
  values[first] = cosine * one - sine * other;
  values[second] = sine * one + cosine * other;
}
