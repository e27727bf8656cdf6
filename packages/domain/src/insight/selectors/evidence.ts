import { EVIDENCE_SOURCES, type EvidenceSource, type FoundSelector, type SelectorType } from './types.js';

export interface Evidence {
  readonly source: EvidenceSource;
  readonly quote: string | null;
  /** `null` if it was not a message. */
  readonly messageId: string | null;
  /** The date of the source, in ms since the epoch. */
  readonly foundAt: number;
}

export interface KnownSelector {
  readonly type: SelectorType;
  readonly value: string;
  /** One bit for each source that ever reported it; see {@link bitOfSource}. */
  readonly sourceBits: number;
  readonly lastFoundAt: number;
  /** The newest {@link KEPT_EVIDENCE} and the newest of each source, newest first. */
  readonly evidence: readonly Evidence[];
}

/** Evidence kept per fact, besides the newest of each source, so that many signatures do not displace a contact card. */
export const KEPT_EVIDENCE = 3;
/** Facts kept per type and node, the most recently read. */
export const KEPT_OF_A_TYPE = 40;

export const bitOfSource = (source: EvidenceSource): number => 1 << EVIDENCE_SOURCES.indexOf(source);

export interface Reading {
  readonly found: readonly FoundSelector[];
  readonly messageId: string | null;
  readonly at: number;
}

const key = ({ type, value }: Pick<FoundSelector, 'type' | 'value'>): string => `${type} ${value}`;

/** Newest first; ties by message, so that the order is independent of the reading order. */
const newestEvidence = (one: Evidence, another: Evidence): number =>
  another.foundAt - one.foundAt ||
  compare(one.messageId ?? '', another.messageId ?? '') ||
  compare(one.source, another.source);

const compare = (one: string, another: string): number => (one < another ? -1 : one > another ? 1 : 0);

/**
 * Adds readings to the known facts. Idempotent, and independent of the order of readings as long as no more than {@link KEPT_OF_A_TYPE} facts of a
 * type are found.
 */
export function learn(known: readonly KnownSelector[], readings: readonly Reading[]): KnownSelector[] {
  const all = new Map(known.map((selector) => [key(selector), selector]));
  for (const { found, messageId, at } of readings) {
    for (const { source, quote, ...fact } of found) {
      const before = all.get(key(fact));
      all.set(key(fact), withEvidence(fact, before, { source, quote, messageId, foundAt: at }));
    }
  }
  return bounded([...all.values()]);
}

function withEvidence(
  { type, value }: Pick<FoundSelector, 'type' | 'value'>,
  before: KnownSelector | undefined,
  fresh: Evidence,
): KnownSelector {
  const others = (before?.evidence ?? []).filter(
    ({ source, messageId }) => source !== fresh.source || messageId !== fresh.messageId,
  );
  return {
    type,
    value,
    sourceBits: (before?.sourceBits ?? 0) | bitOfSource(fresh.source),
    lastFoundAt: Math.max(before?.lastFoundAt ?? fresh.foundAt, fresh.foundAt),
    evidence: kept([...others, fresh].sort(newestEvidence)),
  };
}

/** Neither part depends on what was dropped before, so the order of evidence does not matter. */
function kept(newestFirst: readonly Evidence[]): Evidence[] {
  const sources = new Set<EvidenceSource>();
  return newestFirst.filter(({ source }, place) => {
    const isFirst = !sources.has(source);
    sources.add(source);
    return isFirst || place < KEPT_EVIDENCE;
  });
}

function bounded(selectors: readonly KnownSelector[]): KnownSelector[] {
  const newest = selectors.toSorted(
    (one, another) => another.lastFoundAt - one.lastFoundAt || compare(key(one), key(another)),
  );
  const counts = new Map<SelectorType, number>();
  return newest.filter(({ type }) => {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    return count <= KEPT_OF_A_TYPE;
  });
}
