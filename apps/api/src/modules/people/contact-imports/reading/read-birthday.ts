const isoOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year < 2200;
  return isReal ? date.toISOString().slice(0, 10) : null;
};

/**
 * Converts a birthday to 'YYYY-MM-DD'. Accepts ISO, compact and dotted forms, and American slashes where unambiguous.
 *
 * @returns `null` for anything else, a date without a year, and an ambiguous date.
 */
export function readBirthday(text: string): string | null {
  const written = text.trim();
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?$/.exec(written);
  if (iso) return isoOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(written);
  if (dotted) return isoOf(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written);
  if (!slashed) return null;
  const [one, other, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])];
  // 3/4 may be a day in March or in April; 3/14 is unambiguous.
  if (one <= 12 && other <= 12 && one !== other) return null;
  return one > 12 ? isoOf(year, other, one) : isoOf(year, one, other);
}
