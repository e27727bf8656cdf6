import { numberFormat } from './formatters';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a size in powers of 1000, as file managers do: `999 bytes`, `840 kB`, `1.2 GB`. */
export function bytesIn(locale: string, bytes: number): string {
  let amount = bytes;
  let unit = 0;
  // 999.95 would round to 1000, so it moves to the next unit.
  while (amount >= 999.95 && unit < units.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  const options = {
    style: 'unit',
    unit: units[unit],
    unitDisplay: unit === 0 ? 'long' : 'short',
    maximumFractionDigits: amount < 10 ? 1 : 0,
  } as const;
  return numberFormat(locale, options).format(amount);
}
