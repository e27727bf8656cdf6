import type { CustomerStanding } from '@concordia/api-client';

export type RiskReason =
  | 'cancelled'
  | 'quiet'
  | 'once'
  | 'falling_frequency'
  | 'negative_sentiment'
  | 'unanswered'
  | 'bounces'
  | 'usual';

/** What to say first of a customer at risk: that they said it themselves, or what contributes most. */
export function reasonOf(
  customer: Pick<CustomerStanding, 'cancelledDay' | 'factors' | 'transactionDays' | 'usualGapDays'>,
): RiskReason {
  if (customer.cancelledDay !== null) return 'cancelled';
  const factor = customer.factors[0]?.factor;
  if (factor === undefined || factor === 'cancellation') return 'usual';
  if (factor !== 'silence') return factor;
  // A single day has no rhythm of its own.
  return customer.transactionDays < 2 || customer.usualGapDays === null ? 'once' : 'quiet';
}
