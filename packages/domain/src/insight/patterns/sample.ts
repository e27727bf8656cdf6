import { CADENCES, type Cadence } from './cadence.js';
import { RESPONSE_SPANS, type ResponseShare, shareOf } from './responses.js';

export interface CadenceCount {
  readonly people: number;
  /** Of all contacts who ever had a message, 0 to 1. */
  readonly share: number;
}

export function cadenceCounts(people: Readonly<Record<Cadence, number>>): Record<Cadence, CadenceCount> {
  const all = CADENCES.reduce((sum, cadence) => sum + people[cadence], 0);
  const count = (cadence: Cadence) => ({ people: people[cadence], share: shareOf(people[cadence], all) });
  return { high: count('high'), medium: count('medium'), dormant: count('dormant') };
}

/** Sample figures, shown and marked as such until the first message: those of the specification. */
export const SAMPLE_CADENCES = cadenceCounts({ high: 23, medium: 45, dormant: 12 });

const SAMPLE_MESSAGES = { within_1h: 32, within_4h: 45, within_24h: 18, later: 5 } as const;

export const SAMPLE_RESPONSES: readonly ResponseShare[] = RESPONSE_SPANS.map((bucket) => ({
  bucket,
  messages: SAMPLE_MESSAGES[bucket],
  share: shareOf(SAMPLE_MESSAGES[bucket], 100),
}));
