/** Where this machine stands: the time zone that a new workspace starts with. An IANA name; `TZ` sets it. */
export const serverTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
