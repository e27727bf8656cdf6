import { useDateFormat } from '../../../locale';

/** The user's IANA time zone. */
export const useZone = (): string => useDateFormat({ hour: 'numeric' }).resolvedOptions().timeZone;
