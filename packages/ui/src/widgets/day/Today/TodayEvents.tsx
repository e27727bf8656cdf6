import type { CalendarEvent } from '@concordia/api-client';
import { useNow } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { todayStrings } from '../../../strings/generated/today';
import * as styles from './Today.css';
import { type Reading, TodaySection } from './TodaySection';

interface TodayEventsProps {
  /** Whole days first, then by start. */
  events: readonly CalendarEvent[];
  reading: Reading;
}

/** What stands in the subscribed calendars today. */
export function TodayEvents({ events, reading }: TodayEventsProps) {
  const words = useStrings(todayStrings);
  const time = useDateFormat({ timeStyle: 'short' });
  const now = useNow();
  return (
    <TodaySection title={words.events} isEmpty={events.length === 0} reading={reading}>
      {(headingId) => (
        <ul aria-labelledby={headingId} className={styles.events}>
          {events.map(({ id, title, location, startsAt, endsAt, isAllDay }) => (
            <li key={id} className={styles.event} data-over={(!isAllDay && Date.parse(endsAt) <= now) || undefined}>
              <Text as="span" size="dense" tone="muted" isTabular>
                {isAllDay ? words.allDay : <time dateTime={startsAt}>{time.format(Date.parse(startsAt))}</time>}
              </Text>
              <div className={styles.words}>
                <Text as="span" dir="auto">
                  {title === '' ? words.untitled : title}
                </Text>
                {location !== null && (
                  <Text as="span" size="caption" tone="muted" dir="auto">
                    {location}
                  </Text>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </TodaySection>
  );
}
