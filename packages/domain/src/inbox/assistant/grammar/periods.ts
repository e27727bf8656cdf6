import { DAY } from '../../../shared/time/units.js';
import { wallTime } from '../../../shared/time/zoned.js';
import type { AskedAt } from '../plan.js';

/** A text without its period, and the period as terms of the message search. */
export interface TakenPeriod {
  readonly rest: string;
  /** `after:2026-11-21 before:2026-11-22`. */
  readonly query: string;
}

/** Days since the epoch: 19,000 is 8 January 2022. */
type DayNumber = number;

const MONTHS = [
  'jan(?:uary)?|januar',
  'feb(?:ruary)?|februar',
  'mar(?:ch)?|märz',
  'apr(?:il)?',
  'may|mai',
  'june?|juni',
  'july?|juli',
  'aug(?:ust)?',
  'sep(?:t(?:ember)?)?',
  'oct(?:ober)?|okt(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?|dez(?:ember)?',
] as const;
const WEEKDAYS = [
  'sunday|sonntag',
  'monday|montag',
  'tuesday|dienstag',
  'wednesday|mittwoch',
  'thursday|donnerstag',
  'friday|freitag',
  'saturday|samstag|sonnabend',
] as const;
const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  fourteen: 14,
  thirty: 30,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  zehn: 10,
  vierzehn: 14,
  dreißig: 30,
};

const MONTH = `(?<month>${MONTHS.join('|')})`;
const WEEKDAY = `(?<weekday>${WEEKDAYS.join('|')})`;
const DATE = `(?:(?<iso>\\d{4}-\\d{2}-\\d{2})|(?<dd>\\d{1,2})\\.(?<mm>\\d{1,2})(?:\\.(?<yyyy>\\d{4})?)?|(?:the )?(?<d1>\\d{1,2})(?:st|nd|rd|th|\\.)?(?: of)? (?:${MONTH})(?: (?<y1>\\d{4}))?|(?<month2>${MONTHS.join('|')}) (?<d2>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<y2>\\d{4}))?)`;
const NUMBER = `(?<number>\\d{1,3}|${Object.keys(NUMBERS).join('|')})`;

const re = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu');

type Groups = Readonly<Record<string, string | undefined>>;

interface Moment {
  readonly today: DayNumber;
  readonly weekday: number;
  readonly month: number;
  readonly year: number;
}

type Span = readonly [from: DayNumber | null, to: DayNumber | null];

const dayNumber = (year: number, month: number, day: number): DayNumber => Date.UTC(year, month, day) / DAY;

const indexOf = (names: readonly string[], word: string | undefined): number =>
  names.findIndex((name) => new RegExp(`^(?:${name})$`, 'iu').test(word ?? ''));

/** Of a day or month without a year, the newest that is not in the future. */
function dateOf(groups: Groups, { today, year }: Moment): DayNumber | null {
  const { iso, dd, mm, yyyy, d1, month, y1, month2, d2, y2 } = groups;
  if (iso !== undefined) return Date.parse(`${iso}T00:00:00Z`) / DAY;
  const index = mm === undefined ? indexOf(MONTHS, month ?? month2) : Number(mm) - 1;
  const day = Number(dd ?? d1 ?? d2);
  const named = yyyy ?? y1 ?? y2;
  if (index < 0 || index > 11 || day < 1 || day > 31) return null;
  const here = dayNumber(Number(named ?? year), index, day);
  return named === undefined && here > today ? dayNumber(year - 1, index, day) : here;
}

function weekdayOf({ weekday }: Groups, moment: Moment): DayNumber {
  return moment.today - ((moment.weekday - indexOf(WEEKDAYS, weekday) + 7) % 7 || 7);
}

const monday = ({ today, weekday }: Moment): DayNumber => today - ((weekday + 6) % 7);
const startOfMonth = ({ year, month }: Moment, ago = 0): DayNumber => dayNumber(year, month - ago, 1);

function monthOf({ month, year: named }: Groups, { year, month: current }: Moment): Span {
  const index = indexOf(MONTHS, month);
  const of = Number(named ?? (index > current ? year - 1 : year));
  return [dayNumber(of, index, 1), dayNumber(of, index + 1, 1)];
}

/** The longest expressions first: "the day before yesterday" contains "yesterday". */
const PERIODS: readonly (readonly [RegExp, (groups: Groups, moment: Moment) => Span | string | null])[] = [
  [
    re(
      `(?:(?:in|over|during|within|from) )?(?:the )?(?:last|past) ${NUMBER} (?<unit>hours?|days?|weeks?)|(?:(?:in|während|aus|von) )?(?:den |der )?(?:letzten|vergangenen) ${NUMBER.replace('number', 'number2')} (?<unit2>stunden?|tagen?|wochen?)`,
    ),
    ({ number, number2, unit, unit2 }) => {
      const word = (number ?? number2 ?? '').toLowerCase();
      const letter = { h: 'h', s: 'h', d: 'd', t: 'd', w: 'w' }[(unit ?? unit2 ?? 'd').charAt(0).toLowerCase()] ?? 'd';
      return `after:${NUMBERS[word] ?? Number(word)}${letter}`;
    },
  ],
  [re('(?:(?:in|over|from) )?the past week'), () => 'after:7d'],
  [re('(?:(?:from|on) )?(?:the )?day before yesterday|(?:von )?vorgestern'), (_, { today }) => [today - 2, today - 1]],
  [re('since (?:the )?yesterday|seit gestern'), (_, { today }) => [today - 1, null]],
  [re(`(?:since|after|seit(?: dem)?|ab(?: dem)?) ${DATE}`), (groups, moment) => [dateOf(groups, moment), null]],
  [re(`(?:before|until|vor(?: dem)?|bis(?: zum)?) ${DATE}`), (groups, moment) => [null, dateOf(groups, moment)]],
  [re(`(?:since|seit) ${WEEKDAY}`), (groups, moment) => [weekdayOf(groups, moment), null]],
  [re('(?:from )?yesterday|(?:von )?gestern'), (_, { today }) => [today - 1, today]],
  [
    re('(?:from )?today|so far today|this (?:morning|afternoon)|(?:von )?heute(?: morgen| früh)?'),
    (_, { today }) => [today, null],
  ],
  [
    re('(?:(?:from|in) )?(?:this|the current) week|(?:von |in )?diese[rn]? woche'),
    (_, moment) => [monday(moment), null],
  ],
  [
    re('(?:(?:from|in) )?last week|(?:von |in der |aus der )?(?:letzte[rn]?|vergangene[rn]?|vorige[rn]?) woche'),
    (_, moment) => [monday(moment) - 7, monday(moment)],
  ],
  [
    re('(?:(?:from|in) )?(?:this|the current) month|(?:in |aus )?diese[mnrs] monat'),
    (_, moment) => [startOfMonth(moment), null],
  ],
  [
    re('(?:(?:from|in) )?last month|(?:im |aus dem )?(?:letzten|vergangenen|vorigen) monat'),
    (_, moment) => [startOfMonth(moment, 1), startOfMonth(moment)],
  ],
  [re('(?:(?:from|in) )?this year|(?:in )?diese[mns] jahr'), (_, { year }) => [dayNumber(year, 0, 1), null]],
  [re(`(?:on |from |am |vom )${DATE}`), (groups, moment) => oneDay(dateOf(groups, moment))],
  [
    re(`(?:on |from |last |am |vom |letzten |am letzten )${WEEKDAY}`),
    (groups, moment) => oneDay(weekdayOf(groups, moment)),
  ],
  [re(`(?:in|from|during|im|vom) ${MONTH}(?: (?<year>\\d{4}))?`), monthOf],
];

const oneDay = (day: DayNumber | null): Span | null => (day === null ? null : [day, day + 1]);

const written = (day: DayNumber): string => new Date(day * DAY).toISOString().slice(0, 10);

/** Takes the first period out of a question. Days are those of the zone; weeks begin on Monday. */
export function takePeriod(text: string, { now, timeZone }: AskedAt): TakenPeriod | null {
  const { year, month, day } = wallTime(now, timeZone);
  const today = dayNumber(year, month - 1, day);
  const moment = { today, weekday: new Date(today * DAY).getUTCDay(), month: month - 1, year };
  for (const [pattern, spanOf] of PERIODS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const span = spanOf(found.groups ?? {}, moment);
    if (span === null) return null;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { rest: rest.replace(/\s+/gu, ' ').trim(), query: typeof span === 'string' ? span : queryOf(span) };
  }
  return null;
}

function queryOf([from, to]: Span): string {
  const after = from === null || Number.isNaN(from) ? [] : [`after:${written(from)}`];
  return [...after, ...(to === null || Number.isNaN(to) ? [] : [`before:${written(to)}`])].join(' ');
}
