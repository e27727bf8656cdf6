import { roughSpan } from '@concordia/domain';
import type { Ref } from 'react';
import { useDateFormat, useStrings } from '../../locale';
import { timeStrings } from '../../strings/time';
import { useNow } from './ClockContext';

export interface RelativeTimeProps {
  /** ISO 8601, or ms since the epoch. */
  instant: string | number;
  /**
   * Allows future instants, such as a due date. Otherwise they show as just now, because sender clocks may run ahead.
   *
   * @default false
   */
  mayBeAhead?: boolean;
  ref?: Ref<HTMLTimeElement>;
}

/** The time since an instant, kept up to date. Hover shows the exact time in the reader's time zone. */
export function RelativeTime({ instant, mayBeAhead = false, ref }: RelativeTimeProps) {
  const words = useStrings(timeStrings);
  const now = useNow();
  const exact = useDateFormat({ dateStyle: 'full', timeStyle: 'short' });
  const date = new Date(instant);
  const at = date.getTime();
  if (Number.isNaN(at)) return null;
  const span = roughSpan(now - at);
  return (
    // Isolated, because the text may run against the page direction and its number would move to the end.
    <time ref={ref} dateTime={date.toISOString()} title={exact.format(date)} dir="auto">
      {at <= now ? words.ago(span) : mayBeAhead ? words.ahead(span) : words.ago(roughSpan(0))}
    </time>
  );
}
