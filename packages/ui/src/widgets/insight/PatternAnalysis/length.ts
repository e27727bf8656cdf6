/** A length of time as a figure: minutes below an hour, hours from there on. */
export type Length = { readonly in: 'minutes' | 'hours'; readonly value: number };

/** @param minutes `null` where nothing was measured. */
export const lengthOf = (minutes: number | null): Length | null =>
  minutes === null
    ? null
    : Math.round(minutes) < 60
      ? { in: 'minutes', value: Math.round(minutes) }
      : { in: 'hours', value: Math.round(minutes / 6) / 10 };
