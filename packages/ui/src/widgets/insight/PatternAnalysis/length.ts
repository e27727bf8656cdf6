/** A duration: in minutes below an hour, otherwise in hours. */
export type Length = { readonly in: 'minutes' | 'hours'; readonly value: number };

/** @param minutes `null` if not measured. */
export const lengthOf = (minutes: number | null): Length | null =>
  minutes === null
    ? null
    : Math.round(minutes) < 60
      ? { in: 'minutes', value: Math.round(minutes) }
      : { in: 'hours', value: Math.round(minutes / 6) / 10 };
