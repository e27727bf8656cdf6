/** A logistic regression over features with inverse document frequencies, packed as text (see packed.ts). */
export interface PackedRegression {
  /** One character per feature: its inverse document frequency. */
  readonly idf: string;
  readonly idfScale: number;
  /** One character per feature. */
  readonly weights: string;
  readonly weightScale: number;
  readonly bias: number;
  /** Platt's correction: the probability is the logistic of `slope · logit + offset`. */
  readonly slope: number;
  readonly offset: number;
}

export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** The calibrated probability, from 0 to 1. */
export const chanceOf = ({ slope, offset }: PackedRegression, logit: number): number =>
  logistic(slope * logit + offset);
