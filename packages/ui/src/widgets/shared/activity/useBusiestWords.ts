import { busiestOf, FEWEST_MESSAGES, totalOf, type WeekHours } from '@concordia/domain/flow';
import { useStrings } from '../../../locale';
import { activityStrings } from '../../../strings/generated/activity';

/** What the hours of a week show, in one sentence; it names a time only if one stands out. */
export function useBusiestWords(dayName: (day: number) => string, hourName: (hour: number) => string) {
  const words = useStrings(activityStrings);
  return (hours: WeekHours): string => {
    const busiest = busiestOf(hours);
    const total = totalOf(hours);
    if (busiest === null) return total < FEWEST_MESSAGES ? words.noPeak.few({ total }) : words.noPeak.even({ total });
    const { on, messages } = busiest;
    const when = { from: hourName(busiest.from), to: hourName(busiest.to), messages, total };
    if (on === null) return words.busiest.any(when);
    return on === 'weekdays' ? words.busiest.weekdays(when) : words.busiest.day({ ...when, day: dayName(on) });
  };
}
