/** Dimensions of a message's vector; a byte each. */
export const DIMENSIONS = 128;

/** Scales to length 1; a vector without length stays zero. */
export function normalise(vector: Float32Array): Float32Array {
  let square = 0;
  for (const value of vector) square += value * value;
  if (square > 0) {
    const scale = 1 / Math.sqrt(square);
    for (const [index, value] of vector.entries()) vector[index] = value * scale;
  }
  return vector;
}

/** Rounds to signed bytes; the largest component becomes ±127, so each is off by at most 1/254 of it. */
export function quantise(vector: Float32Array): Int8Array {
  let largest = 0;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  const scale = largest === 0 ? 0 : 127 / largest;
  return Int8Array.from(vector, (value) => Math.round(value * scale));
}

/** The cosine of the angle between two quantised vectors; 0 where one has no length. */
export function cosine(one: Int8Array, another: Int8Array): number {
  let [product, first, second] = [0, 0, 0];
  for (let index = 0; index < one.length; index += 1) {
    const [a, b] = [one[index] ?? 0, another[index] ?? 0];
    product += a * b;
    first += a * a;
    second += b * b;
  }
  return first === 0 || second === 0 ? 0 : product / Math.sqrt(first * second);
}
