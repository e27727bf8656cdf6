import type { Chance } from '../../shared/maths/sampling.js';
import { eigenOfSymmetric } from './eigen.js';
import { multiplyRows, type Sparse } from './sparse.js';

export interface Decomposition {
  /** `size × rank`, row by row: the left singular vectors. */
  readonly vectors: Float32Array;
  /** Descending. */
  readonly values: Float64Array;
}

export interface SvdOrder {
  readonly rank: number;
  /** Directions drawn beyond the rank. @default 10 */
  readonly oversampling?: number;
  /** Subspace iterations. @default 3 */
  readonly iterations?: number;
}

/** Rows between two pauses. */
const SLICE = 500;

/**
 * The largest singular values and their left vectors of a symmetric sparse matrix, by a randomised range finder with subspace iterations (Halko,
 * Martinsson & Tropp 2011, algorithms 4.4 and 5.3). The matrix is only ever multiplied, never made dense.
 *
 * A generator, so that whoever runs it decides when to pause; it yields at least once in some tens of milliseconds.
 */
export function* randomisedSvd(
  matrix: Sparse,
  { rank, oversampling = 10, iterations = 3 }: SvdOrder,
  chance: Chance,
): Generator<undefined, Decomposition> {
  const width = Math.min(rank + oversampling, matrix.size);
  let basis = gaussian(matrix.size * width, chance);
  for (let pass = 0; pass <= iterations; pass += 1) {
    basis = yield* multiplied(matrix, basis, width);
    yield* orthonormalise(basis, matrix.size, width);
  }
  const image = yield* multiplied(matrix, basis, width);
  // The matrix is symmetric: Q* A = (A Q)*, and (A Q)* (A Q) has the squares of the singular values.
  const gram = yield* gramOf(image, matrix.size, width);
  const { values, vectors } = yield* eigenOfSymmetric(gram, width);
  const kept = Math.min(rank, width);
  const singular = values.slice(0, kept).map((value) => Math.sqrt(Math.max(0, value)));
  return { values: singular, vectors: yield* leftVectors(image, vectors, singular, { size: matrix.size, width }) };
}

function* multiplied(matrix: Sparse, dense: Float32Array, width: number): Generator<undefined, Float32Array> {
  const into = new Float32Array(matrix.size * width);
  for (let row = 0; row < matrix.size; row += SLICE) {
    multiplyRows(matrix, dense, width, into, [row, Math.min(row + SLICE, matrix.size)]);
    yield;
  }
  return into;
}

/** A · Q · V / σ: the left vectors. */
function* leftVectors(
  image: Float32Array,
  rotation: Float64Array,
  singular: Float64Array,
  { size, width }: { readonly size: number; readonly width: number },
): Generator<undefined, Float32Array> {
  const kept = singular.length;
  const vectors = new Float32Array(size * kept);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < kept; column += 1) {
      let sum = 0;
      for (let inner = 0; inner < width; inner += 1)
        sum += (image[row * width + inner] ?? 0) * (rotation[inner * width + column] ?? 0);
      const value = singular[column] ?? 0;
      vectors[row * kept + column] = value > 1e-9 ? sum / value : 0;
    }
    if (row % SLICE === 0) yield;
  }
  return vectors;
}

function* gramOf(dense: Float32Array, size: number, width: number): Generator<undefined, Float64Array> {
  const gram = new Float64Array(width * width);
  for (let row = 0; row < size; row += 1) {
    const start = row * width;
    for (let one = 0; one < width; one += 1) {
      const value = dense[start + one] ?? 0;
      for (let other = 0; other <= one; other += 1)
        gram[one * width + other] = (gram[one * width + other] ?? 0) + value * (dense[start + other] ?? 0);
    }
    if (row % SLICE === 0) yield;
  }
  for (let one = 0; one < width; one += 1)
    for (let other = one + 1; other < width; other += 1) gram[one * width + other] = gram[other * width + one] ?? 0;
  return gram;
}

/**
 * Makes the columns orthonormal in place: X · R⁻¹ of the Cholesky factor R of X*X, twice, since once loses half of the digits (CholeskyQR2, Yamamoto et al.
 * 2015). A column that adds nothing to those before becomes zero.
 */
function* orthonormalise(dense: Float32Array, size: number, width: number): Generator<undefined, void> {
  for (let time = 0; time < 2; time += 1) {
    const factor = choleskyOf(yield* gramOf(dense, size, width), width);
    for (let row = 0; row < size; row += 1) {
      solveRow(dense, row * width, factor, width);
      if (row % SLICE === 0) yield;
    }
  }
}

/** Below this share of its length a column is what those before it are, but for rounding. */
const DEPENDENT = 1e-10;

/** The lower factor, row by row; a diagonal of 0 marks a dependent column. */
function choleskyOf(gram: Float64Array, width: number): Float64Array {
  const factor = new Float64Array(width * width);
  for (let row = 0; row < width; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let rest = gram[row * width + column] ?? 0;
      for (let inner = 0; inner < column; inner += 1)
        rest -= (factor[row * width + inner] ?? 0) * (factor[column * width + inner] ?? 0);
      const pivot = factor[column * width + column] ?? 0;
      if (row !== column) factor[row * width + column] = pivot === 0 ? 0 : rest / pivot;
      else if (rest > DEPENDENT * (gram[row * width + row] ?? 0)) factor[row * width + row] = Math.sqrt(rest);
    }
  return factor;
}

function solveRow(dense: Float32Array, start: number, factor: Float64Array, width: number): void {
  for (let column = 0; column < width; column += 1) {
    let rest = dense[start + column] ?? 0;
    for (let inner = 0; inner < column; inner += 1)
      rest -= (dense[start + inner] ?? 0) * (factor[column * width + inner] ?? 0);
    const pivot = factor[column * width + column] ?? 0;
    dense[start + column] = pivot === 0 ? 0 : rest / pivot;
  }
}

function gaussian(length: number, chance: Chance): Float32Array {
  const drawn = new Float32Array(length);
  for (let index = 0; index < length; index += 1)
    drawn[index] = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  return drawn;
}
