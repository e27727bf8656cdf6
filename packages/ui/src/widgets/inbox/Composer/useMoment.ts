import { DAY } from '@concordia/domain';
import { useNow } from '../../../components/RelativeTime';
import { useDateFormat } from '../../../locale';

const DAYS_BY_NAME = 6 * DAY;

/** The name of the zone that the person is in. */
export const useZone = (): string => useDateFormat({}).resolvedOptions().timeZone;

/** Writes when something happens that is still to come, in the person's zone: the weekday within a week, the date after that. */
export function useMoment(): (instant: number) => string {
  const now = useNow();
  const near = useDateFormat({ weekday: 'short', hour: '2-digit', minute: '2-digit' });
  const far = useDateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  return (instant) => (instant - now < DAYS_BY_NAME ? near : far).format(instant);
}
