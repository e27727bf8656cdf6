const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** A file's size in words: '812 B', '1.4 MB'. Steps of a thousand, as file managers on most desktops count. */
export function fileSize(bytes: number): string {
  let [amount, unit] = [Math.max(0, bytes), 0];
  while (amount >= 999.5 && unit < UNITS.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  const digits = unit > 0 && amount < 9.95 ? 1 : 0;
  return `${amount.toFixed(digits)} ${UNITS[unit] ?? ''}`;
}
