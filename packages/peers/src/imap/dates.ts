const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const two = (number: number): string => String(number).padStart(2, '0');

/** RFC 3501, `date-time`: ` 1-Nov-2026 09:30:00 +0000`. */
export function internalDate(at: number): string {
  const date = new Date(at);
  const day = String(date.getUTCDate()).padStart(2, ' ');
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':');
  return `${day}-${MONTHS[date.getUTCMonth()]}-${date.getUTCFullYear()} ${time} +0000`;
}

/** RFC 3501, `date`: `1-Nov-2026`. @returns the start of the day, ms since the epoch; `null` if invalid. */
export function readDay(text: string): number | null {
  const [, day, month = '', year] = /^(\d{1,2})-([A-Za-z]{3})-(\d{4})$/.exec(text) ?? [];
  const index = MONTHS.findIndex((name) => name.toLowerCase() === month.toLowerCase());
  return index < 0 ? null : Date.UTC(Number(year), index, Number(day));
}

export const dayOf = (at: number): number => at - (((at % 86_400_000) + 86_400_000) % 86_400_000);
