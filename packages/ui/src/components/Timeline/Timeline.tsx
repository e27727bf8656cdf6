import type { ReactNode, Ref } from 'react';
import { useObjectRef } from 'react-aria';
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
  id: string;
  /** When it happened, as ISO 8601 or ms since the epoch. */
  at: string | number;
  icon: IconName;
  /** The actor, or the affected contact. */
  who?: string;
  /** What happened, to complete the sentence. */
  what: ReactNode;
  /** Details, on separate lines. */
  detail?: ReactNode;
}

export interface TimelineProps {
  /** Accessible name: "Activity". */
  label: string;
  /** The events in display order, usually newest first. */
  events: readonly TimelineEvent[];
  /** `dense` is one line per event, for side panels; `comfortable` shows details. @default 'comfortable' */
  density?: 'comfortable' | 'dense';
  /** Heading level of the days in the page outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Loads older events. Omit it if there are none. */
  onLoadMore?: () => void;
  /** Older events are loading. @default false */
  isLoadingMore?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Events grouped by day, in the reader's time zone. */
export function Timeline(props: TimelineProps) {
  const { label, events, density = 'comfortable', headingLevel = 3, onLoadMore, isLoadingMore, ref } = props;
  const words = useStrings(timelineStrings);
  const timeZone = useTimeZone();
  const days = byDay(events, timeZone);
  const nameOf = useDayName();
  const root = useObjectRef(ref);
  useFocusAfterMore(root, events.length, onLoadMore !== undefined);
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

/** "Today", "Yesterday" or the date; with the year only if it is not the current one. */
function useDayName(): (date: string) => string {
  const words = useStrings(timelineStrings);
  const today = dayOf(useNow(), useTimeZone()).toString();
  // The day is already local: formatting it in UTC keeps it unchanged.
  const inYear = useDateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const full = useDateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (date) => {
    if (date === today) return words.today;
    if (date === dayBefore(today)) return words.yesterday;
    return (date.slice(0, 4) === today.slice(0, 4) ? inYear : full).format(Date.parse(date));
  };
}
