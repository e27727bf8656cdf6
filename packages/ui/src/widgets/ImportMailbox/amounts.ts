const figures = new Intl.NumberFormat('en-GB');
const oneDecimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** A whole number with its thousands set apart: `12,400`. */
export const formatCount = (count: number): string => figures.format(count);

/** `1 message`, `12,400 messages`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Bytes in the unit people see in their file manager, powers of 1000: `840 kB`, `1.2 GB`. */
export function formatBytes(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  // 999.95 of a unit would round to 1000 of it.
  while (amount >= 999.95 && unit < units.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  return `${(amount < 10 && unit > 0 ? oneDecimal : figures).format(unit === 0 ? amount : roundedTo(amount))} ${units[unit]}`;
}

const roundedTo = (amount: number): number => (amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount));

/** Messages per second: `850 per second`, and below one `4 per minute`. */
export function formatRate(perSecond: number): string {
  if (perSecond >= 10) return `${formatCount(Math.round(perSecond))} per second`;
  if (perSecond >= 1) return `${oneDecimal.format(perSecond)} per second`;
  return `${formatCount(Math.round(perSecond * 60))} per minute`;
}
