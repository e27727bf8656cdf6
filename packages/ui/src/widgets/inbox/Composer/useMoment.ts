import { DAY } from '@concordia/domain';
import { useNow } from '../../../components/RelativeTime';
import { useDateFormat } from '../../../locale';

const DAYS_BY_NAME = 6 * DAY;

/** The user's IANA time zone. */
export const useZone = (): string => useDateFormat({}).resolvedOptions().timeZone;

/** Formats a future instant in the user's zone: by weekday within a week, otherwise by date. */
export function useMoment(): (instant: number) => string {
  const now = useNow();
  const near = useDateFormat({ weekday: 'short', hour: '2-digit', minute: '2-digit' });
  const far = useDateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  return (instant) => (instant - now < DAYS_BY_NAME ? near : far).format(instant);
}
