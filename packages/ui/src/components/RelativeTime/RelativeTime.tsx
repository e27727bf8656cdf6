import { roughSpan } from '@concordia/domain';
import { useDateFormat, useStrings } from '../../locale';
import { timeStrings } from '../../strings/time';
import { useNow } from './ClockContext';

export interface RelativeTimeProps {
  /** ISO 8601, or ms since the epoch. */
  instant: string | number;
  /**
   * It may lie ahead, as a due date does. What has happened cannot, however the clocks of two machines differ: it then happened just now.
   *
   * @default false
   */
  mayBeAhead?: boolean;
}

/** How long ago, in words that follow the clock, with the exact moment in the reader's own time zone on hover. */
export function RelativeTime({ instant, mayBeAhead = false }: RelativeTimeProps) {
  const words = useStrings(timeStrings);
  const now = useNow();
  const exact = useDateFormat({ dateStyle: 'full', timeStyle: 'short' });
  const date = new Date(instant);
  const at = date.getTime();
  if (Number.isNaN(at)) return null;
  const span = roughSpan(now - at);
  return (
    // Words of one language in a page that may run the other way: isolated, or their figure would wander to the end.
    <time dateTime={date.toISOString()} title={exact.format(date)} dir="auto">
      {at <= now ? words.ago(span) : mayBeAhead ? words.ahead(span) : words.ago(roughSpan(0))}
    </time>
  );
}
