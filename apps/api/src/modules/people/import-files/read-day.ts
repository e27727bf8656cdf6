/** Which number comes first where a day is written as 3/4/2026. */
export type DayOrder = 'dayFirst' | 'monthFirst';

/** `ambiguous`: both numbers could be the month, and no order is known. */
export type ReadDay = { readonly kind: 'day'; readonly day: string } | { readonly kind: 'ambiguous' | 'unreadable' };

const MONTHS: readonly RegExp[] = [
  /^jan/,
  /^feb/,
  /^m(?:ar|är|rz)/,
  /^apr/,
  /^ma[iy]$/,
  /^jun/,
  /^jul/,
  /^aug/,
  /^sep/,
  /^o[ck]t/,
  /^nov/,
  /^de[cz]/,
];

const UNREADABLE = { kind: 'unreadable' } as const;

function dayOf(year: string | undefined, month: number, day: string | undefined): ReadDay {
  const [y, d] = [Number(year), Number(day)];
  const date = new Date(Date.UTC(y, month - 1, d));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === d && y >= 1900 && y < 2200;
  return isReal ? { kind: 'day', day: date.toISOString().slice(0, 10) } : UNREADABLE;
}

const monthOf = (word: string | undefined): number =>
  MONTHS.findIndex((month) => month.test((word ?? '').toLowerCase())) + 1;

/** A time of day after the date is left out. */
const TIME = /(?:T|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?m\.?|Z|UTC|[+-]\d{2}:?\d{2})?$/i;

/**
 * Converts a written date to 'YYYY-MM-DD'. Accepts ISO, compact, dotted and slashed forms, and English and German names of months.
 *
 * @param order decides 3/4/2026, which may be in March or in April; 3/14/2026 needs no decision. Dotted dates have the day first.
 */
export function readDay(text: string, order: DayOrder | null): ReadDay {
  const written = text.trim().replace(TIME, '');
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(written) ?? /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(written);
  if (iso) return dayOf(iso[1], Number(iso[2]), iso[3]);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(written);
  if (dotted) return dayOf(dotted[3], Number(dotted[2]), dotted[1]);
  const named = /^(\d{1,2})(?:\.|st|nd|rd|th)?[\s-]+(\p{L}{3,9})\.?,?[\s-]+(\d{4})$/u.exec(written);
  if (named) return dayOf(named[3], monthOf(named[2]), named[1]);
  const american = /^(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u.exec(written);
  if (american) return dayOf(american[3], monthOf(american[1]), american[2]);
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(written);
  return slashed ? slashedDay(slashed, order) : UNREADABLE;
}

function slashedDay([, one, other, year]: RegExpExecArray, order: DayOrder | null): ReadDay {
  const [first, second] = [Number(one), Number(other)];
  if (first > 12) return dayOf(year, second, one);
  if (second > 12 || first === second || order === 'monthFirst') return dayOf(year, first, other);
  return order === 'dayFirst' ? dayOf(year, second, one) : { kind: 'ambiguous' };
}
