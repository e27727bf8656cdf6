import { softmax } from '../classifier.js';

export interface Row {
  readonly vector: readonly (readonly [word: number, value: number])[];
  readonly label: number;
}

export interface Fit {
  /** By word, then by class. */
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

export interface Descent {
  readonly classes: number;
  readonly rounds: number;
  readonly step: number;
  /** Regularization. */
  readonly decay: number;
}

/** Nesterov's accelerated gradient descent over all rows: deterministic, so the same data always give the same model. */
export function fit(rows: readonly Row[], words: number, { classes, rounds, step, decay }: Descent): Fit {
  const size = words * classes;
  const weights = new Float64Array(size);
  const bias = new Float64Array(classes);
  const ahead = { weights: new Float64Array(size), bias: new Float64Array(classes) };
  for (let round = 1; round <= rounds; round += 1) {
    const slope = gradient(rows, ahead, classes);
    const momentum = (round - 1) / (round + 2);
    descend(weights, ahead.weights, slope.weights, momentum, step, decay);
    descend(bias, ahead.bias, slope.bias, momentum, step, 0);
  }
  return { weights, bias };
}

function descend(
  at: Float64Array,
  ahead: Float64Array,
  slope: Float64Array,
  momentum: number,
  step: number,
  decay: number,
): void {
  for (let index = 0; index < at.length; index += 1) {
    const from = ahead[index] ?? 0;
    const next = from - step * ((slope[index] ?? 0) + decay * from);
    ahead[index] = next + momentum * (next - (at[index] ?? 0));
    at[index] = next;
  }
}

function gradient(rows: readonly Row[], { weights, bias }: Fit, classes: number): Fit {
  const slope = { weights: new Float64Array(weights.length), bias: new Float64Array(classes) };
  for (const { vector, label } of rows) {
    const errors = softmax(logitsOf(vector, weights, bias)).map(
      (chance, intent) => (chance - (intent === label ? 1 : 0)) / rows.length,
    );
    for (const [intent, error] of errors.entries()) slope.bias[intent] = (slope.bias[intent] ?? 0) + error;
    for (const [word, value] of vector) {
      const start = word * classes;
      for (let intent = 0; intent < classes; intent += 1)
        slope.weights[start + intent] = (slope.weights[start + intent] ?? 0) + (errors[intent] ?? 0) * value;
    }
  }
  return slope;
}

function logitsOf(vector: Row['vector'], weights: Float64Array, bias: Float64Array): number[] {
  const classes = bias.length;
  const logits = [...bias];
  for (const [word, value] of vector) {
    const start = word * classes;
    for (let intent = 0; intent < classes; intent += 1)
      logits[intent] = (logits[intent] ?? 0) + value * (weights[start + intent] ?? 0);
  }
  return logits;
}
