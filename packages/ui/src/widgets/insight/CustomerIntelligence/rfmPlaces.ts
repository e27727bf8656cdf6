import type { RfmMapPoint, SegmentName } from '@concordia/api-client';
import type { ScatterRegion } from '../../../components/ScatterChart';

type Ground = Pick<ScatterRegion, 'x' | 'y' | 'hue'>;

/** Where each segment lies, in fifths: recency to the end, frequency upwards. */
export const GROUNDS: Readonly<Record<SegmentName, Ground>> = {
  champions: { x: [4, 5], y: [3, 5], hue: 'positive' },
  loyalCustomers: { x: [2, 4], y: [3, 5], hue: 'positive' },
  potentialLoyalists: { x: [3, 5], y: [1, 3], hue: 'linkedin' },
  newCustomers: { x: [4, 5], y: [0, 1], hue: 'linkedin' },
  promising: { x: [3, 4], y: [0, 1], hue: 'linkedin' },
  needAttention: { x: [2, 3], y: [2, 3], hue: 'warning' },
  aboutToSleep: { x: [0, 3], y: [0, 2], hue: 'neutral' },
  atRisk: { x: [0, 2], y: [2, 5], hue: 'negative' },
};

type Scored = Pick<RfmMapPoint, 'segment' | 'recency' | 'frequency' | 'silenceDays' | 'transactionDays'>;

/** Parts of a fifth that stay free: at its borders, and for the name of a segment at the top of its ground. */
const FREE = { border: 0.1, name: 0.45 };

/** Two irrational steps, so that equal customers fill the plane and form no line. */
const STEPS = { x: 0.6180339887, y: 0.7548776662 };

/**
 * Places in fifths. Within a fifth customers are spread evenly in their order, equal ones beside each other: a few with large values leave room for the rest.
 *
 * @returns one place for each, in [0, 5] both ways.
 */
export function placesOf(customers: readonly Scored[]): { x: number; y: number }[] {
  const xs = spread(
    customers,
    STEPS.x,
    ({ recency }) => recency,
    ({ silenceDays }) => -silenceDays,
  );
  const ys = spread(
    customers,
    STEPS.y,
    ({ frequency }) => frequency,
    ({ transactionDays }) => transactionDays,
  );
  return customers.map(({ segment, recency, frequency }, index) => {
    const above = frequency === GROUNDS[segment].y[1] ? FREE.name : FREE.border;
    return {
      x: recency - 1 + FREE.border + (1 - 2 * FREE.border) * (xs[index] ?? 0),
      y: frequency - 1 + FREE.border + (1 - FREE.border - above) * (ys[index] ?? 0),
    };
  });
}

/** The place of each among those of its fifth, in (0, 1). */
function spread(
  customers: readonly Scored[],
  step: number,
  fifthOf: (one: Scored) => number,
  valueOf: (one: Scored) => number,
): number[] {
  const indexed = customers.map((one, index) => ({ one, index, tie: (index * step) % 1 }));
  const found = new Map<number, number>();
  for (const fifth of Map.groupBy(indexed, ({ one }) => fifthOf(one)).values()) {
    const ordered = fifth.toSorted((a, b) => valueOf(a.one) - valueOf(b.one) || a.tie - b.tie);
    for (const [rank, { index }] of ordered.entries()) found.set(index, (rank + 0.5) / ordered.length);
  }
  return customers.map((_, index) => found.get(index) ?? 0);
}
