/** A zone as one reads it: `America/New York`. @param id an IANA name, such as `America/New_York`. */
export const zoneName = (id: string): string => id.replaceAll('_', ' ');

/** All zones that the browser knows. It leaves out some that it takes, such as UTC, and may not list the one that was chosen elsewhere. */
export const zoneOptions = (chosen: string): { id: string; label: string }[] =>
  [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])].map((id) => ({ id, label: zoneName(id) }));
