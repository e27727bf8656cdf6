/** Signals of leaving, beyond the silence that the lifetime model covers. */
export const RISK_SIGNALS = [
  'falling_frequency',
  'negative_sentiment',
  'unanswered',
  'bounces',
  'cancellation',
] as const;

export type RiskSignal = (typeof RISK_SIGNALS)[number];

/** Strengths of at least 0, where 0 is normal. */
export type RiskSignals = Readonly<Record<RiskSignal, number>>;

export interface RiskObservations {
  /** When they wrote, ms since the epoch, ascending. */
  readonly instants: readonly number[];
  /** VADER compounds in [-1, 1] of their newest messages with a known sentiment, at most five. */
  readonly sentiments: readonly number[];
  /** Their unanswered messages. */
  readonly unanswered: number;
  /** Our messages to them that bounced. */
  readonly bounces: number;
  /** How many of their newest messages, of at most five, end the relationship. */
  readonly cancellations: number;
}

/**
 * Converts observations to strengths: the log ratio of their message frequency in the first half of their history to that in the second; the mean
 * negative sentiment; counts as ln(1 + count), since the tenth adds less than the second; whether they said that they leave, 0 or 1.
 */
export const riskSignals = ({
  instants,
  sentiments,
  unanswered,
  bounces,
  cancellations,
}: RiskObservations): RiskSignals => ({
  falling_frequency: fallingFrequency(instants),
  negative_sentiment:
    sentiments.length === 0 ? 0 : sentiments.reduce((sum, one) => sum + Math.max(0, -one), 0) / sentiments.length,
  unanswered: Math.log1p(unanswered),
  bounces: Math.log1p(bounces),
  cancellation: cancellations > 0 ? 1 : 0,
});

/** Between the first and the last message only, so that the silence since is not counted twice. */
function fallingFrequency(instants: readonly number[]): number {
  const [first, last] = [instants[0], instants.at(-1)];
  if (first === undefined || last === undefined || instants.length < 4) return 0;
  const middle = (first + last) / 2;
  const earlier = instants.filter((instant) => instant < middle).length;
  const later = instants.length - earlier;
  return Math.max(0, Math.log((earlier + 1) / (later + 1)));
}
