import { DAY, HOUR, MINUTE } from '../../shared/time/units.js';
import { instantIn, type WallTime, wallTime } from '../../shared/time/zoned.js';

export interface Due {
  /** The words that express it. */
  readonly phrase: string;
  /** The last instant in time, ms since the epoch: a day lasts until its midnight. */
  readonly at: number;
}

/** When and where a sentence was written; its days are in that time zone. */
export interface SaidAt {
  /** ms since the epoch. */
  readonly sentAt: number;
  /** IANA: `Europe/Stockholm`. */
  readonly timeZone: string;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  'a couple of': 2,
  three: 3,
  'a few': 3,
  'the next few': 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
};

/** Local hours at which a part of a day ends. */
const PARTS: Readonly<Record<string, number>> = {
  morning: 12,
  'first thing': 12,
  noon: 12,
  lunch: 13,
  afternoon: 18,
  'close of business': 18,
  cob: 18,
  evening: 22,
  tonight: 24,
  night: 24,
};

const words = (list: readonly string[]): string => list.join('|');
const NUMBER = `\\d{1,3}|${words(Object.keys(NUMBERS).toSorted((one, another) => another.length - one.length))}`;
const DAY_NAME = `(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri)(?![a-z])`;
const MONTH_NAME = `(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*`;

const DAY_PART = /\b(?:first thing|morning|noon|lunch|afternoon|close of business|cob|evening|tonight|night)\b/iu;
const CLOCK =
  /\b(?:at|by|before|until|around) (?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))? ?(?<half>am|pm|a\.m\.|p\.m\.)?(?![\d.]*\d| ?(?:st|nd|rd|th|%|days?|weeks?|hours?|\p{L}{3,}))/iu;

/** Day expressions, the most reliable first; each yields the distance in days from the sentence's date. */
const DAYS: readonly (readonly [pattern: RegExp, days: (match: RegExpExecArray, said: WallTime) => number | null])[] = [
  [/\bthe day after tomorrow\b/iu, () => 2],
  [/\btomorrow\b/iu, () => 1],
  [
    /\b(?:today|tonight|this (?:morning|afternoon|evening)|(?:the )?end of (?:the )?(?:business )?day|eod)\b(?! (?:on |of )?(?:mon|tue|wed|thu|fri|sat|sun|tomorrow))/iu,
    () => 0,
  ],
  [
    new RegExp(
      `\\b(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${MONTH_NAME})|(?<monthFirst>${MONTH_NAME}) (?<dayLast>\\d{1,2})(?:st|nd|rd|th)?)\\b`,
      'iu',
    ),
    (match, said) => toDate(match, said),
  ],
  [
    /\b(?<year>20\d{2})-(?<number>\d{2})-(?<date>\d{2})\b/u,
    ({ groups }, said) =>
      daysTo(said, { ...said, year: Number(groups?.year), month: Number(groups?.number), day: Number(groups?.date) }),
  ],
  [
    new RegExp(`\\b(?<which>next |this )?(?<name>${DAY_NAME})\\b`, 'iu'),
    ({ groups }, said) => toWeekday(groups?.name ?? '', groups?.which?.trim().toLowerCase(), said),
  ],
  [
    /\b(?:the )?end of (?:the |this )?week\b|\beow\b|\bthis week\b|\bbefore the weekend\b/iu,
    (_match, said) => Math.max(0, 4 - sinceMonday(said)),
  ],
  [/\b(?:the )?middle of next week\b|\bmid[- ]?next week\b/iu, (_match, said) => 9 - sinceMonday(said)],
  [/\b(?:early |later? )?(?:the end of )?next week\b/iu, (_match, said) => 11 - sinceMonday(said)],
  [
    /\b(?:the )?end of (?:the |this )?month\b|\bthis month\b/iu,
    (_match, said) => daysTo(said, { ...said, month: said.month + 1, day: 0 }),
  ],
  [/\b(?:the end of )?next month\b/iu, (_match, said) => daysTo(said, { ...said, month: said.month + 2, day: 0 })],
  [
    /\b(?:on|by|before|until) the (?<date>\d{1,2})(?:st|nd|rd|th)\b/iu,
    ({ groups }, said) => toDayOfMonth(Number(groups?.date), said),
  ],
];

const WEEKDAYS_DE = ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'];
const MONTHS_DE = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];

/** The same in German. */
const DAYS_DE: typeof DAYS = [
  [/(?<!\p{L})(?:bis )?übermorgen(?!\p{L})/iu, () => 2],
  [/(?<!\p{L})(?:bis |gleich )?morgen(?: früh| vormittag| mittag| nachmittag| abend)?(?!\p{L})/iu, () => 1],
  [/(?<!\p{L})(?:bis |noch )?heute(?: noch| abend| nachmittag)?(?!\p{L})/iu, () => 0],
  [
    new RegExp(`(?<!\\p{L})(?:bis |am |zum |bis zum )?(?<date>\\d{1,2})\\. ?(?<name>${words(MONTHS_DE)})\\p{L}*`, 'iu'),
    ({ groups }, said) => {
      const month = MONTHS_DE.indexOf((groups?.name ?? '').toLowerCase()) + 1;
      return dateAhead(said, month, Number(groups?.date));
    },
  ],
  [
    new RegExp(`(?<!\\p{L})(?:bis )?(?<next>nächsten |kommenden )?(?<name>${words(WEEKDAYS_DE)})(?!\\p{L})`, 'iu'),
    ({ groups }, said) => {
      const day = WEEKDAYS[WEEKDAYS_DE.indexOf((groups?.name ?? '').toLowerCase())] ?? '';
      return toWeekday(day, undefined, said);
    },
  ],
  [
    /(?<!\p{L})mitte (?:der )?(?:nächster|nächsten|kommender) woche(?!\p{L})/iu,
    (_match, said) => 9 - sinceMonday(said),
  ],
  [/(?<!\p{L})(?:nächste|nächster|kommende|kommender) woche(?!\p{L})/iu, (_match, said) => 11 - sinceMonday(said)],
  [
    /(?<!\p{L})(?:bis )?ende (?:der|dieser) woche(?!\p{L})|(?<!\p{L})diese woche(?!\p{L})/iu,
    (_match, said) => Math.max(0, 4 - sinceMonday(said)),
  ],
  [
    /(?<!\p{L})(?:bis )?ende (?:des|dieses) monats(?!\p{L})/iu,
    (_match, said) => daysTo(said, { ...said, month: said.month + 1, day: 0 }),
  ],
  [
    /(?<!\p{L})(?:bis zum|bis|am|zum) (?<date>\d{1,2})\.(?![\d])/iu,
    ({ groups }, said) => toDayOfMonth(Number(groups?.date), said),
  ],
];

const SPAN = new RegExp(
  `\\b(?:in|within|over|during) (?:the next )?(?<count>${NUMBER})? ?(?:the )?(?:(?:working|business) )?(?<unit>minute|hour|day|week|month)s?\\b`,
  'iu',
);

/**
 * Finds a deadline in an English or German sentence: spans, times of day, days, dates.
 *
 * A weekday is the next one of that name; "next Friday" is the one of the coming week. Working days are Monday to Friday, and weeks end on Friday.
 * Vague times ("soon", "shortly") yield none.
 */
export function dueOf(sentence: string, said: SaidAt): Due | null {
  const wall = wallTime(said.sentAt, said.timeZone);
  const clock = clockOf(sentence);
  for (const [pattern, daysFor] of [...DAYS, ...DAYS_DE]) {
    const match = pattern.exec(sentence);
    const days = match === null ? null : daysFor(match, wall);
    if (match === null || days === null) continue;
    const time = clock ?? partOf(sentence);
    const phrase = time === null ? match[0] : together(sentence, match, time);
    return { phrase: phrase.trim(), at: atTime(said, wall, days, time) };
  }
  const span = SPAN.exec(sentence);
  if (span !== null) return { phrase: span[0], at: afterSpan(span, said, wall) };
  const time = clock ?? partOf(sentence);
  if (time === null || !/^(?:at|by|before|until|around|noon)/iu.test(time.phrase)) return null;
  const at = atTime(said, wall, 0, time);
  return { phrase: time.phrase, at: at > said.sentAt ? at : atTime(said, wall, 1, time) };
}

interface TimeOfDay {
  readonly phrase: string;
  readonly index: number;
  readonly hour: number;
  readonly minute: number;
}

function clockOf(sentence: string): TimeOfDay | null {
  const match = CLOCK.exec(sentence);
  if (match === null) return null;
  const hour = Number(match.groups?.hour);
  const half = match.groups?.half?.toLowerCase().replaceAll('.', '');
  if (hour > 24) return null;
  // Without am or pm, one to six are in the afternoon, given office hours.
  const isAfternoon =
    half === 'pm' ? hour < 12 : half === undefined && match.groups?.minute === undefined && hour >= 1 && hour <= 6;
  return {
    phrase: match[0],
    index: match.index,
    hour: isAfternoon ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour,
    minute: Number(match.groups?.minute ?? 0),
  };
}

function partOf(sentence: string): TimeOfDay | null {
  const match = DAY_PART.exec(sentence);
  if (match === null) return null;
  const before = /\b(?:by|before|at|until) $/iu.exec(sentence.slice(0, match.index))?.[0] ?? '';
  return {
    phrase: `${before}${match[0]}`,
    index: match.index - before.length,
    hour: PARTS[match[0].toLowerCase()] ?? 24,
    minute: 0,
  };
}

/** The text from the day to the time, in either order, if they are adjacent; otherwise the day alone. */
function together(sentence: string, day: RegExpExecArray, time: TimeOfDay): string {
  const from = Math.min(day.index, time.index);
  const to = Math.max(day.index + day[0].length, time.index + time.phrase.length);
  const gap = to - from - day[0].length - time.phrase.length;
  return gap <= 4 ? sentence.slice(from, to) : day[0];
}

function atTime({ timeZone }: SaidAt, wall: WallTime, days: number, time: TimeOfDay | null): number {
  return instantIn(timeZone, { ...wall, day: wall.day + days, hour: time?.hour ?? 24, minute: time?.minute ?? 0 });
}

/** Monday is 0: weeks begin there. */
const sinceMonday = (wall: WallTime): number => (weekdayOf(wall) + 6) % 7;

/** Sunday is 0. */
const weekdayOf = ({ year, month, day }: WallTime): number => new Date(Date.UTC(year, month - 1, day)).getUTCDay();

const daysTo = (from: WallTime, to: WallTime): number =>
  Math.round((Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) / DAY);

function toWeekday(name: string, which: string | undefined, said: WallTime): number {
  const wanted = WEEKDAYS.findIndex((day) => day.startsWith(name.slice(0, 3).toLowerCase()));
  const today = weekdayOf(said);
  const ahead = (wanted - today + 7) % 7;
  if (which === 'this') return ahead;
  if (which === 'next') return 7 - sinceMonday(said) + ((wanted + 6) % 7);
  return ahead === 0 ? 7 : ahead;
}

function toDate({ groups }: RegExpExecArray, said: WallTime): number | null {
  const month = MONTHS.indexOf((groups?.month ?? groups?.monthFirst ?? '').slice(0, 3).toLowerCase()) + 1;
  const day = Number(groups?.day ?? groups?.dayLast);
  return dateAhead(said, month, day);
}

function dateAhead(said: WallTime, month: number, day: number): number | null {
  if (month === 0 || day < 1 || day > 31) return null;
  const days = daysTo(said, { ...said, month, day });
  // A date more than 60 days past is next year's.
  return days < -60 ? daysTo(said, { ...said, year: said.year + 1, month, day }) : days;
}

const toDayOfMonth = (date: number, said: WallTime): number | null =>
  date < 1 || date > 31
    ? null
    : daysTo(said, { ...said, month: date >= said.day ? said.month : said.month + 1, day: date });

function afterSpan({ 0: phrase, groups }: RegExpExecArray, said: SaidAt, wall: WallTime): number {
  const named = groups?.count?.toLowerCase() ?? 'one';
  const count = NUMBERS[named] ?? Number(named);
  switch (groups?.unit?.toLowerCase()) {
    case 'minute':
      return said.sentAt + count * MINUTE;
    case 'hour':
      return said.sentAt + count * HOUR;
    case 'week':
      return atTime(said, wall, count * 7, null);
    case 'month':
      return instantIn(said.timeZone, { ...wall, month: wall.month + count, hour: 24, minute: 0 });
    default:
      return atTime(said, wall, /working|business/iu.test(phrase) ? workingDays(count, wall) : count, null);
  }
}

/** The calendar days in this many working days. */
function workingDays(count: number, wall: WallTime): number {
  let days = 0;
  for (let left = count; left > 0; ) {
    days += 1;
    const weekday = (weekdayOf(wall) + days) % 7;
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return days;
}
