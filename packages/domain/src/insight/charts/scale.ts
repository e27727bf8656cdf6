/** Round step sizes. */
const STEPS = [1, 2, 5, 10];

/**
 * Round values from 0 to at least `most`, for a count scale.
 *
 * @param most at least 0.
 * @param wanted approximate number of steps.
 * @returns ascending integers, at least two.
 */
export function countTicks(most: number, wanted = 4): number[] {
  const rough = Math.max(1, most) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((one) => one * power >= rough) ?? 10) * power);
  const last = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: last + 1 }, (_, index) => index * step);
}

/** 1200 → `1.2k`; unchanged below a thousand. */
export function shortCount(value: number): string {
  if (value < 1_000) return String(value);
  const [size, sign] = value < 1_000_000 ? [1_000, 'k'] : [1_000_000, 'M'];
  return `${Math.round((value / size) * 10) / 10}${sign}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-11-02` → `2 Nov`. */
export function shortDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date ?? ''} ${MONTHS[(month ?? 1) - 1] ?? ''}`;
}

const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-02` → `2 November 2026`. */
export const longDay = (day: string): string => LONG_DAY.format(new Date(`${day}T00:00:00Z`));
