import { useDateFormat } from '../../../locale';

/** The user's IANA time zone, resolved from the browser if none is set. */
export const useZone = (): string => useDateFormat({}).resolvedOptions().timeZone;
