import type { ReactNode } from 'react';
import { dayOf, useDateFormat, useStrings, useTimeZone } from '../../locale';
import { timelineStrings } from '../../strings/generated/timeline';
import { text } from '../../theme';
import { Button } from '../Button';
import type { IconName } from '../Icon';
import { useNow } from '../RelativeTime';
import { SkeletonText } from '../Skeleton';
import { byDay, dayBefore } from './days';
import * as styles from './Timeline.css';
import { TimelineRow } from './TimelineRow';
import { useFocusAfterMore } from './useFocusAfterMore';

export interface TimelineEvent {
  /** Its identity among the others. */
  id: string;
  /** When it happened: ISO 8601, or ms since the epoch. */
  at: string | number;
  /** A drawing of its kind. */
  icon: IconName;
  /** Who did it, or to whom it happened. */
  who?: string;
  /** What happened, as the rest of the sentence. */
  what: ReactNode;
  /** More about it, on lines of its own. */
  detail?: ReactNode;
}

export interface TimelineProps {
  /** Names the list: "Activity". */
  label: string;
  /** What happened, in the order in which it is shown: mostly newest first. */
  events: readonly TimelineEvent[];
  /**
   * `dense` is one line each, for a side panel; `comfortable` has room for details.
   *
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'dense';
  /**
   * Where the days stand in the outline of the page.
   *
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** Asks for what happened before. Without it there is no more. */
  onLoadMore?: () => void;
  /**
   * What was asked for is on its way.
   *
   * @default false
   */
  isLoadingMore?: boolean;
}

/** What happened, day by day, in the reader's own time zone. */
export function Timeline(props: TimelineProps) {
  const { label, events, density = 'comfortable', headingLevel = 3, onLoadMore, isLoadingMore } = props;
  const words = useStrings(timelineStrings);
  const timeZone = useTimeZone();
  const days = byDay(events, timeZone);
  const nameOf = useDayName();
  const root = useFocusAfterMore(events.length, onLoadMore !== undefined);
  const Heading = `h${headingLevel}` as const;
  return (
    <div ref={root} className={styles.root}>
      <ol aria-label={label} className={styles.days({ density })}>
        {days.map(({ date, events: ofDay }) => (
          <li key={`${date} ${ofDay[0]?.id}`} className={styles.day}>
            <Heading className={`${text({ style: 'dense', weight: 'semibold' })} ${styles.heading}`}>
              <SkeletonText>
                <time dateTime={date}>{nameOf(date)}</time>
              </SkeletonText>
            </Heading>
            <ol>
              {ofDay.map((event) => (
                <TimelineRow key={event.id} event={event} density={density} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {onLoadMore && (
        <span>
          <Button size="small" isPending={isLoadingMore} onPress={onLoadMore}>
            {words.more}
          </Button>
        </span>
      )}
    </div>
  );
}

/** Today, yesterday, or its date; the year only where it is another one. */
function useDayName(): (date: string) => string {
  const words = useStrings(timelineStrings);
  const today = dayOf(useNow(), useTimeZone()).toString();
  // The day is that of the calendar already: written in UTC, it stays the same day.
  const inYear = useDateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const full = useDateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (date) => {
    if (date === today) return words.today;
    if (date === dayBefore(today)) return words.yesterday;
    return (date.slice(0, 4) === today.slice(0, 4) ? inYear : full).format(Date.parse(date));
  };
}
