import type { RoughSpan } from '@concordia/domain';
import { composed } from '../locale';
import { timeStrings as messages } from './generated/time';

export const timeStrings = composed(messages, (words) => {
  const span = ({ precision, amount, unit }: RoughSpan): string => {
    if (precision === 'under') return words.under[unit];
    const exact = words.amount[unit]({ amount });
    return precision === 'exactly' ? exact : words.roughly[precision]({ span: exact });
  };
  return {
    span,
    ago: (since: RoughSpan) => words.ago({ span: span(since) }),
    ahead: (until: RoughSpan) => words.ahead({ span: span(until) }),
  };
});
