/** The eight segments, in display order. */
export const RFM_SEGMENTS = [
  'champions',
  'loyalCustomers',
  'potentialLoyalists',
  'newCustomers',
  'promising',
  'needAttention',
  'aboutToSleep',
  'atRisk',
] as const;

export type RfmSegment = (typeof RFM_SEGMENTS)[number];

/** A recency, frequency or monetary score, 1 (lowest) to 5. */
export type RfmScore = 1 | 2 | 3 | 4 | 5;

/**
 * Segments by recency (rows, from 1) and frequency (columns, from 1). `aboutToSleep` is "hibernating" in the literature; `atRisk` includes its "can't
 * lose them".
 */
const TABLE = {
  1: { 1: 'aboutToSleep', 2: 'aboutToSleep', 3: 'atRisk', 4: 'atRisk', 5: 'atRisk' },
  2: { 1: 'aboutToSleep', 2: 'aboutToSleep', 3: 'atRisk', 4: 'atRisk', 5: 'atRisk' },
  3: { 1: 'aboutToSleep', 2: 'aboutToSleep', 3: 'needAttention', 4: 'loyalCustomers', 5: 'loyalCustomers' },
  4: { 1: 'promising', 2: 'potentialLoyalists', 3: 'potentialLoyalists', 4: 'loyalCustomers', 5: 'loyalCustomers' },
  5: { 1: 'newCustomers', 2: 'potentialLoyalists', 3: 'potentialLoyalists', 4: 'champions', 5: 'champions' },
} as const satisfies Record<RfmScore, Record<RfmScore, RfmSegment>>;

export const RFM_SCORES = [1, 2, 3, 4, 5] as const satisfies readonly RfmScore[];

/** The segment of a customer. Independent of the monetary score. */
export const segmentOf = (recency: RfmScore, frequency: RfmScore): RfmSegment => TABLE[recency][frequency];

/** Whoever was silent for longer is not recent, however long others were; in days, as for a dormant cadence. */
export const LONG_SILENT_DAYS = 90;

/** The segment of a customer by rank, guarded by an absolute bound: where everybody has gone, nobody is a champion. */
export const guardedSegment = (recency: RfmScore, frequency: RfmScore, silenceDays: number): RfmSegment =>
  segmentOf(silenceDays > LONG_SILENT_DAYS && recency > 2 ? 2 : recency, frequency);

/** The recency that a segment was read off: lower than the score where the absolute bound decided. */
export const guardedRecency = (scored: {
  readonly recency: number;
  readonly frequency: number;
  readonly segment: RfmSegment;
}): number => {
  const by = SEGMENT_NUMBERS[(scored.recency - 1) * 5 + scored.frequency - 1];
  return RFM_SEGMENTS.indexOf(scored.segment) === by ? scored.recency : Math.min(scored.recency, 2);
};

/**
 * The boundaries of recency that take the absolute bound into account: who was silent for longer is past the one between scores 3 and 2, so that a segment follows
 * from the silence and these alone.
 */
export const guardedBoundaries = (recencyDays: readonly number[]): number[] =>
  recencyDays.map((days, index) => (index < 3 ? Math.min(days, LONG_SILENT_DAYS) : days));

/** The four segments in touch recently. */
export const BEST_SEGMENTS = ['champions', 'loyalCustomers', 'potentialLoyalists', 'newCustomers'] as const;

/** The table row by row, as indices into `RFM_SEGMENTS`, for the pass over all customers. */
export const SEGMENT_NUMBERS = Uint8Array.from(
  RFM_SCORES.flatMap((recency) => RFM_SCORES.map((frequency) => RFM_SEGMENTS.indexOf(segmentOf(recency, frequency)))),
);

export function bySegment<T>(of: (segment: RfmSegment) => T): Record<RfmSegment, T> {
  return {
    champions: of('champions'),
    loyalCustomers: of('loyalCustomers'),
    potentialLoyalists: of('potentialLoyalists'),
    newCustomers: of('newCustomers'),
    promising: of('promising'),
    needAttention: of('needAttention'),
    aboutToSleep: of('aboutToSleep'),
    atRisk: of('atRisk'),
  };
}
