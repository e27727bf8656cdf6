/** This machine's IANA time zone, the default of a new workspace. `TZ` overrides it. */
export const serverTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
