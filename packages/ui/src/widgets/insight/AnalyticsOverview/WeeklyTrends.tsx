import { type AnalyticsOverview, getListMessagesUrl } from '@concordia/api-client';
import { periodOfDay } from '@concordia/domain/flow';
import { useId } from 'react';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { useFigure, useStrings } from '../../../locale';
import { analyticsOverviewStrings } from '../../../strings/analyticsOverview';
import { CountButton } from '../intelligence';
import type { Behind } from './AnalyticsOverview';
import * as styles from './WeeklyTrends.css';

/** Entries shown: the latest, since the API lists the newest first. */
const SHOWN = 5;

interface WeeklyTrendsProps {
  days: AnalyticsOverview['weeklyTrends'];
  /** Formats a day `YYYY-MM-DD`. */
  dayName: (day: string) => string;
  /** IANA name; days start and end in this zone. */
  timeZone: string;
  /** The account of a channel that the figures are of; `null` for all. */
  accountId: string | null;
  onOpen: (behind: Behind) => void;
}

export function WeeklyTrends({ days, dayName, timeZone, accountId, onOpen }: WeeklyTrendsProps) {
  const words = useStrings(analyticsOverviewStrings);
  const figure = useFigure();
  const headingId = useId();
  return (
    <Stack gap="sm">
      <Heading level={3} id={headingId}>
        {words.trends}
      </Heading>
      <table aria-labelledby={headingId} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.day}>
              {words.date}
            </th>
            <th scope="col" className={styles.count}>
              {words.messages}
            </th>
            <th scope="col" className={styles.count}>
              {words.contacts}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.slice(0, SHOWN).map(({ date, messages, contacts }) => (
            <tr key={date}>
              <th scope="row" className={styles.day}>
                {dayName(date)}
              </th>
              <td className={styles.count}>
                <CountButton
                  count={messages}
                  label={words.onDay({ messages, day: dayName(date) })}
                  onPress={() => onOpen({ name: dayName(date), url: messagesOf(date, timeZone, accountId) })}
                />
              </td>
              <td className={styles.count}>{figure(contacts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

function messagesOf(day: string, timeZone: string, accountId: string | null): string {
  const { from, to } = periodOfDay(day, timeZone);
  const period = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  return getListMessagesUrl({ ...period, ...(accountId !== null && { accountId }) });
}
