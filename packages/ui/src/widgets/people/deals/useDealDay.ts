import type { Deal } from '@concordia/api-client';
import { isOverdue } from '@concordia/domain';
import { useNow } from '../../../components/RelativeTime';
import { dayOf, useDateFormat, useStrings, useTimeZone } from '../../../locale';
import { dealStrings } from '../../../strings/generated/deal';

export interface DealDay {
  readonly text: string;
  readonly isLate: boolean;
}

/** When a deal closed or should close; `null` if it is open without a day. */
export function useDealDay(): (deal: Deal) => DealDay | null {
  const words = useStrings(dealStrings);
  const today = dayOf(useNow(), useTimeZone()).toString();
  const instant = useDateFormat({ day: 'numeric', month: 'short', year: 'numeric' });
  // A calendar day is the same everywhere.
  const date = useDateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (deal) => {
    if (deal.closedAt !== null) {
      return { text: words.closed({ day: instant.format(Date.parse(deal.closedAt)) }), isLate: false };
    }
    if (deal.expectedOn === null) return null;
    const day = date.format(Date.parse(deal.expectedOn));
    const isLate = isOverdue(deal, today);
    return { text: isLate ? words.overdue({ day }) : words.expected({ day }), isLate };
  };
}
