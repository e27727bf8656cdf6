/** Makes an IANA name readable: `America/New_York` becomes `America/New York`. */
export const zoneName = (id: string): string => id.replaceAll('_', ' ');

/** All zones the browser lists, plus UTC and the chosen one: `supportedValuesOf` omits some that it accepts. */
export const zoneOptions = (chosen: string): { id: string; label: string }[] =>
  [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])].map((id) => ({ id, label: zoneName(id) }));
