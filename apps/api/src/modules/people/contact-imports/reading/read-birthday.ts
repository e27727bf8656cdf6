const isoOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year < 2200;
  return isReal ? date.toISOString().slice(0, 10) : null;
};

/**
 * A birthday as it is kept, 'YYYY-MM-DD', from the forms that address books write: ISO, compact, with points, and American with slashes where
 * that is no doubt.
 *
 * @returns `null` for anything else, a date without a year, and one that could be two days.
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
  // 3/4 is a day in March or in April, and nobody can tell; 3/14 is not.
  if (one <= 12 && other <= 12 && one !== other) return null;
  return one > 12 ? isoOf(year, other, one) : isoOf(year, one, other);
}
