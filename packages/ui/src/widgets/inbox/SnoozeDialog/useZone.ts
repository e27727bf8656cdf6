import { useDateFormat } from '../../../locale';

/** The person's time zone by its name, for reckoning. */
export const useZone = (): string => useDateFormat({ hour: 'numeric' }).resolvedOptions().timeZone;
