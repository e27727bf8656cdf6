import { roughSpan } from '../../shared/time/relative.js';

/** `1 message`, `3 messages`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** `two days`, as people say it: `about 2 days`. */
export function spanOf(ms: number): string {
  const { precision, amount, unit } = roughSpan(ms);
  const length = counted(amount, unit);
  return precision === 'exactly' ? length : precision === 'under' ? `less than ${length}` : `${precision} ${length}`;
}

/** With one decimal, none if it is 0. */
export const percentOf = (value: number): string => `${Math.round(value * 10) / 10} %`;

/** `A`, `A and B`, `A, B and C`. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const iso = (instant: number): string => new Date(instant).toISOString();

const two = (value: number): string => String(value).padStart(2, '0');

/** `YYYY-MM-DD` of a local day. */
export const isoDay = ({ year, month, day }: { year: number; month: number; day: number }): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
