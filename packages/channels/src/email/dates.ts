/** Short English month names and the forms seen in email clients of other languages. */
const MONTHS: Record<string, number> = {
  jan: 0,
  feb: 1,
  mar: 2,
  apr: 3,
  may: 4,
  jun: 5,
  jul: 6,
  aug: 7,
  sep: 8,
  oct: 9,
  nov: 10,
  dec: 11,
  mär: 2,
  mai: 4,
  okt: 9,
  dez: 11,
  fév: 1,
  avr: 3,
  jui: 5,
  aoû: 7,
  déc: 11,
  ene: 0,
  abr: 3,
  ago: 7,
  dic: 11,
  gen: 0,
  mag: 4,
  giu: 5,
  lug: 6,
  set: 8,
  ott: 9,
};

/** Minutes east of Greenwich. Ambiguous names (IST, CST in China) keep their RFC 5322 meaning or are omitted. */
const ZONES: Record<string, number> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  west: 60,
  bst: 60,
  cet: 60,
  met: 60,
  mez: 60,
  cest: 120,
  mest: 120,
  mesz: 120,
  eet: 120,
  eest: 180,
  msk: 180,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  akst: -540,
  akdt: -480,
  hst: -600,
  jst: 540,
  kst: 540,
  hkt: 480,
  sgt: 480,
  aest: 600,
  aedt: 660,
  nzst: 720,
  nzdt: 780,
};

const DAY = 86_400_000;

const TIME = String.raw`(\d{1,2})[:.](\d{1,2})(?:[:.](\d{1,2})(?:[.,]\d+)?)?(?:\s*([AaPp])\.?[Mm]\.?)?`;
const WEEKDAY = String.raw`^(?:\p{L}{2,12}\.?\s*,?\s+|\p{L}{2,12}\.?,\s*)?`;
const DAY_FIRST = new RegExp(
  String.raw`${WEEKDAY}(\d{1,2})\.?[\s-]+(\p{L}{3,12})\.?,?[\s-]+(\d{2,4})(?:,?\s+(?:at\s+)?${TIME}\s*(.*))?$`,
  'u',
);
const MONTH_FIRST = new RegExp(
  String.raw`${WEEKDAY}(\p{L}{3,12})\.?\s+(\d{1,2}),?\s+(\d{4})(?:,?\s+(?:at\s+)?${TIME}\s*(.*))?$`,
  'u',
);
/** ctime, as in mbox envelopes: the zone precedes or follows the year. */
const CTIME = new RegExp(
  String.raw`${WEEKDAY}(\p{L}{3,12})\.?\s+(\d{1,2})\s+${TIME}\s+(?:([A-Za-z]{1,5}|[+-]\d{4})\s+)?(\d{4})\s*(.*)$`,
  'u',
);
const ISO = new RegExp(String.raw`^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T\s]+${TIME}\s*(.*))?$`);

/**
 * Parses the date of an email header, standard or not.
 *
 * Accepts RFC 5322 with its obsolete zones, two- and three-digit years, ctime, ISO 8601 and US order with a spelled month. A missing or unknown zone
 * counts as UTC. Rejects ambiguous all-numeric dates and dates that do not exist.
 *
 * @returns ms since the epoch, between 2 January 1970 and 2200, or `null`.
 */
export function parseMailDate(value: string): number | null {
  if (value.length > 200) return null;
  const text = withoutComments(value).replace(/\s+/g, ' ').replace(/ ?: ?/g, ':').trim();
  if (text === '') return null;
  return dayFirst(text) ?? ctime(text) ?? monthFirst(text) ?? iso(text);
}

function dayFirst(text: string): number | null {
  const m = DAY_FIRST.exec(text);
  return m && instant(fullYear(m[3]), month(m[2]), m[1], [m[4], m[5], m[6], m[7]], m[8]);
}

function monthFirst(text: string): number | null {
  const m = MONTH_FIRST.exec(text);
  return m && instant(fullYear(m[3]), month(m[1]), m[2], [m[4], m[5], m[6], m[7]], m[8]);
}

function ctime(text: string): number | null {
  const m = CTIME.exec(text);
  return m && instant(fullYear(m[8]), month(m[1]), m[2], [m[3], m[4], m[5], m[6]], m[7] ?? m[9]);
}

function iso(text: string): number | null {
  const m = ISO.exec(text);
  return m && instant(Number(m[1]), Number(m[2]) - 1, m[3], [m[4], m[5], m[6], m[7]], m[8]);
}

type Clock = [
  hour: string | undefined,
  minute: string | undefined,
  second: string | undefined,
  half: string | undefined,
];

function instant(
  year: number,
  monthIndex: number | null,
  dayText: string | undefined,
  clock: Clock,
  zone: string | undefined,
): number | null {
  const day = Number(dayText);
  if (monthIndex === null || !(day >= 1) || year < 1970 || year > 2200) return null;
  if (day > new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate()) return null;
  let hour = Number(clock[0] ?? 0);
  const minute = Number(clock[1] ?? 0);
  const half = clock[3]?.toLowerCase();
  if (half && hour <= 12) hour = (hour % 12) + (half === 'p' ? 12 : 0);
  if (hour > 24 || minute > 59) return null;
  // A leap second is written as 60, which ms since the epoch cannot represent.
  const second = Math.min(59, Number(clock[2] ?? 0));
  const at = Date.UTC(year, monthIndex, day, hour, minute, second) - zoneMinutes(zone) * 60_000;
  // Programs without a date write the first day of 1970.
  return at >= DAY ? at : null;
}

function zoneMinutes(zone: string | undefined): number {
  if (!zone) return 0;
  const numeric = /^(?:GMT|UTC)?\s*([+-])(\d{1,2}):?(\d{2})/i.exec(zone);
  if (numeric) {
    const minutes = Number(numeric[2]) * 60 + Number(numeric[3]);
    return minutes > 14 * 60 ? 0 : numeric[1] === '-' ? -minutes : minutes;
  }
  return ZONES[(/^[A-Za-z]+/.exec(zone)?.[0] ?? '').toLowerCase()] ?? 0;
}

function month(name: string | undefined): number | null {
  return MONTHS[(name ?? '').slice(0, 3).toLowerCase()] ?? null;
}

/** RFC 5322 4.3: two digits below 50 are this century; three digits come from programs that wrote "years since 1900". */
function fullYear(digits: string | undefined): number {
  const year = Number(digits);
  if ((digits ?? '').length === 2) return year < 50 ? 2000 + year : 1900 + year;
  return (digits ?? '').length === 3 ? 1900 + year : year;
}

/** Drops `(comments)`, including nested and unclosed ones. */
function withoutComments(value: string): string {
  if (!value.includes('(')) return value;
  let depth = 0;
  let out = '';
  for (const char of value) {
    if (char === '(') depth++;
    else if (char === ')' && depth > 0) depth--;
    else if (depth === 0) out += char;
  }
  return out;
}
