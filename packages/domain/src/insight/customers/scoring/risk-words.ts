import type { ChurnRisk, RiskFactor } from '../risk/risk.js';
import { type CustomerFacts, halvesOf } from './facts.js';

export const FACTOR_NAMES: Readonly<Record<RiskFactor, string>> = {
  silence: 'Silent for longer than usual',
  falling_frequency: 'Active less and less often',
  negative_sentiment: 'Unhappy words in recent messages',
  unanswered: 'Messages without an answer',
  bounces: 'Messages that came back',
  cancellation: 'Wrote that they are leaving',
};

const WEEK_DAYS = 7;

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

export function reasonOf(factor: RiskFactor, risk: ChurnRisk, facts: CustomerFacts): string {
  if (factor === 'silence') {
    const gap = Math.max(1, Math.round(risk.usualGap * WEEK_DAYS));
    return `Silent for ${days(Math.round(risk.silence * WEEK_DAYS))}; usually in touch every ${days(gap)}.`;
  }
  if (factor === 'falling_frequency') {
    const { earlier, later } = halvesOf(facts.days);
    return `Active on ${days(later)} in the second half of their history, on ${days(earlier)} in the first.`;
  }
  if (factor === 'negative_sentiment')
    return `Recent messages were unhappy: ${Math.round(facts.negativity * 100)} of 100 on the scale of negative words.`;
  if (factor === 'cancellation')
    return facts.cancellations === 1
      ? 'One of their newest messages says that they are leaving.'
      : `${facts.cancellations} of their newest messages say that they are leaving.`;
  if (factor === 'unanswered')
    return facts.unanswered === 1
      ? 'One message since you wrote last.'
      : `${facts.unanswered} messages since you wrote last.`;
  return facts.bounces === 1 ? 'One message to them came back.' : `${facts.bounces} messages to them came back.`;
}
