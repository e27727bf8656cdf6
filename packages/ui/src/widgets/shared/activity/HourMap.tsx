import type { WeekHours } from '@concordia/api-client';
import { HOURS_A_DAY, totalOf } from '@concordia/domain/flow';
import { HeatMap } from '../../../components/HeatMap';
import { useDateFormat, useStrings } from '../../../locale';
import { activityStrings } from '../../../strings/generated/activity';
import type { MessageDirection } from './DirectionChoice';
import { useBusiestWords } from './useBusiestWords';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const HOUR = 3_600_000;

interface HourMapProps {
  hours: Readonly<Record<MessageDirection, WeekHours>>;
  direction: MessageDirection;
  headingLevel?: 3 | 4;
}

/** When messages are received or sent: weekdays and hours of the workspace time zone. */
export function HourMap({ hours, direction, headingLevel }: HourMapProps) {
  const words = useStrings(activityStrings);
  const weekday = useDateFormat({ weekday: 'long', timeZone: 'UTC' });
  const time = useDateFormat({ timeStyle: 'short', timeZone: 'UTC' });
  const dayName = (day: number) => weekday.format(MONDAY + day * HOURS_A_DAY * HOUR);
  const hourName = (hour: number) => time.format(MONDAY + (hour % HOURS_A_DAY) * HOUR);
  const busiestWords = useBusiestWords(dayName, hourName);
  const shown = hours[direction];
  const isEmpty = totalOf(shown) === 0;
  return (
    <HeatMap
      title={words.hoursOf[direction]}
      headingLevel={headingLevel}
      empty={words.noMessages}
      isSummaryShown
      finding={busiestWords(shown)}
      columns={Array.from({ length: HOURS_A_DAY }, (_, hour) => hourName(hour))}
      rows={isEmpty ? [] : shown.map((values, day) => ({ name: dayName(day), values }))}
    />
  );
}
