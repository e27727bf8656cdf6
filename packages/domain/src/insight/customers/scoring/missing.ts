import { LIFETIME_NEEDS } from '../lifetime/fit.js';
import { SPEND_NEEDS } from '../lifetime/spend.js';
import { type ChurnLearning, RISK_NEEDS } from './churn-learning.js';
import { type CustomerModels, SEGMENT_NEEDS } from './fit.js';

export interface Missing {
  readonly what: 'customers' | 'returning' | 'weeks' | 'spenders' | 'outcomes' | 'answers' | 'deals' | 'fit' | 'spread';
  readonly have: number;
  readonly needed: number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Why there are no segments; empty if there are. */
export const missingSegments = (customers: number): Missing[] =>
  customers < SEGMENT_NEEDS ? [{ what: 'customers', have: customers, needed: SEGMENT_NEEDS }] : [];

/** Why risks are unknown; empty if they are known. */
export function missingLifetime({ lifetime }: Pick<CustomerModels, 'lifetime'>): Missing[] {
  if (lifetime.state === 'fitted') return [];
  if (lifetime.state === 'undetermined') return [{ what: 'spread', have: 0, needed: 1 }];
  return lifetime.missing.map((what) => ({ what, have: tenth(lifetime.supply[what]), needed: LIFETIME_NEEDS[what] }));
}

export function missingSpend({ spend }: Pick<CustomerModels, 'spend'>): Missing[] {
  if (spend.state === 'fitted') return [];
  if (spend.state === 'undetermined') return [{ what: 'spread', have: 0, needed: 1 }];
  return [{ what: 'spenders', have: spend.customers, needed: SPEND_NEEDS }];
}

/** Departures and stays available for learning the signals' weights: the smaller count matters. */
export function missingWeights({ ends }: Pick<ChurnLearning, 'ends'>): Missing[] {
  const have = Math.min(ends.churned, ends.customers - ends.churned);
  return have < RISK_NEEDS ? [{ what: 'outcomes', have, needed: RISK_NEEDS }] : [];
}
