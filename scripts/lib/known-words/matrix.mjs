/** Scales each row to length 1. @param {Float32Array} rows @param {number} size */
export function toUnit(rows, size) {
  for (let start = 0; start < rows.length; start += size) {
    let square = 0;
    for (let index = start; index < start + size; index += 1) square += rows[index] ** 2;
    const scale = square === 0 ? 0 : 1 / Math.sqrt(square);
    for (let index = start; index < start + size; index += 1) rows[index] *= scale;
  }
}

/** Takes the mean of all rows from each. @param {Float32Array} rows @param {number} size */
export function centre(rows, size) {
  const mean = new Float64Array(size);
  for (let at = 0; at < rows.length; at += 1) mean[at % size] += (rows[at] * size) / rows.length;
  for (let at = 0; at < rows.length; at += 1) rows[at] -= mean[at % size];
}

/** Principal directions, not centred, by subspace iteration. @param {Float32Array} rows @param {number} size @param {number} count */
export function principal(rows, size, count) {
  const products = new Float64Array(size * size);
  for (let start = 0; start < rows.length; start += size)
    for (let one = 0; one < size; one += 1) {
      const value = rows[start + one];
      if (value !== 0)
        for (let other = one; other < size; other += 1) products[one * size + other] += value * rows[start + other];
    }
  for (let one = 0; one < size; one += 1)
    for (let other = 0; other < one; other += 1) products[one * size + other] = products[other * size + one];
  let seed = 1;
  const chance = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647 - 0.5;
  };
  let basis = Array.from({ length: count }, () => Float64Array.from({ length: size }, chance));
  for (let pass = 0; pass < 60; pass += 1)
    basis = orthonormal(basis.map((direction) => times(products, size, direction)));
  return basis;
}

/** @param {Float64Array} matrix @param {number} size @param {Float64Array} vector */
function times(matrix, size, vector) {
  return Float64Array.from({ length: size }, (_, row) => {
    let sum = 0;
    for (let column = 0; column < size; column += 1) sum += matrix[row * size + column] * vector[column];
    return sum;
  });
}

/** Gram–Schmidt. The first directions keep what is strongest, so that they come out in order. @param {Float64Array[]} basis */
function orthonormal(basis) {
  for (const [index, vector] of basis.entries()) {
    for (const before of basis.slice(0, index)) {
      const share = dot(vector, before);
      for (let at = 0; at < vector.length; at += 1) vector[at] -= share * before[at];
    }
    const length = Math.sqrt(dot(vector, vector));
    for (let at = 0; at < vector.length; at += 1) vector[at] /= length;
  }
  return basis;
}

/** @param {ArrayLike<number>} one @param {ArrayLike<number>} other */
function dot(one, other) {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at] * other[at];
  return sum;
}

/** Takes what all rows share, the first principal directions, from each. @param {Float32Array} rows @param {number} size @param {number} count */
export function withoutCommon(rows, size, count) {
  for (const direction of principal(rows, size, count))
    for (let start = 0; start < rows.length; start += size) {
      const share = dot(rows.subarray(start, start + size), direction);
      for (let index = 0; index < size; index += 1) rows[start + index] -= share * direction[index];
    }
}

/** @param {Float32Array} row @param {Float64Array[]} basis */
export const along = (row, basis) => Float32Array.from(basis, (direction) => dot(row, direction));
