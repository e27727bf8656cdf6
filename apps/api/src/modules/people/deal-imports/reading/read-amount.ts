export interface ReadAmount {
  readonly value: number;
  /** ISO 4217, where the text names one that is unmistakable; a dollar sign is not. */
  readonly currency: string | null;
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' };

/** Signs and codes. Other words are not taken: “k” and “m” multiply. */
const CURRENCY = /^(?:\p{Sc}|[A-Za-z]{3}|[A-Z]{1,2}\$|kr\.?|K[čc]|z[łl]|Fr\.?|Ft)?$/u;

/** Groups are of three digits; the Indian ones before the last are of two. */
const GROUPED = /^(?:\d+|\d{1,3}(?:([.,\s])\d{3}(?:\1\d{3})*)|\d{1,2}(?:,\d{2})+,\d{3})$/u;

const LARGEST = 1e12;

/**
 * Reads an amount as people write it: 1,200.50, 1.200,50, 1 200,50, 1'200.50, $1,200, 1.200 €.
 *
 * With both separators the last is the decimal one. A single one with three digits behind it groups thousands, unless the digits before it could not be a
 * group: 1.200 is twelve hundred, 0.125 an eighth.
 *
 * @returns `null` for anything else, and for less than nothing.
 */
export function readAmount(text: string): ReadAmount | null {
  const written = text.normalize('NFKC').trim();
  const [, before = '', digits = '', after = ''] = /^(\D*?)(\d[\d.,'’\s]*?)(?:,-+|\.-+|,–)?(\D*)$/u.exec(written) ?? [];
  const marks = [before.trim(), after.trim()].filter((mark) => mark !== '');
  const [mark = ''] = marks;
  if (digits === '' || marks.length > 1 || !CURRENCY.test(mark)) return null;
  const value = numberOf(digits.replace(/['’\s]/gu, ' ').trim());
  if (value === null || value > LARGEST) return null;
  return { value, currency: SIGNS[mark] ?? (/^[A-Za-z]{3}$/.test(mark) ? mark.toUpperCase() : null) };
}

function numberOf(digits: string): number | null {
  const decimal = decimalOf(digits);
  const at = decimal === null ? digits.length : digits.lastIndexOf(decimal);
  const whole = digits.slice(0, at);
  const fraction = digits.slice(at + 1);
  if (!GROUPED.test(whole) || !/^\d*$/.test(fraction)) return null;
  return Number(`${whole.replace(/\D/gu, '')}.${fraction || '0'}`);
}

/** @returns `null` if there is no decimal separator. */
function decimalOf(digits: string): '.' | ',' | null {
  const [comma, dot] = [digits.lastIndexOf(','), digits.lastIndexOf('.')];
  if (comma === -1 && dot === -1) return null;
  const last = comma > dot ? ',' : '.';
  if (comma !== -1 && dot !== -1) return last;
  const [whole = '', ...rest] = digits.split(last);
  if (rest.length > 1) return null;
  const isGroup = rest[0]?.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return isGroup ? null : last;
}
