import { useDateFormat } from '../../../locale';

/** The person's time zone by its name, also where it is left to the browser. */
export const useZone = (): string => useDateFormat({}).resolvedOptions().timeZone;
