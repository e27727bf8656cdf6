import type { ArchiveWallTime } from '../types.js';
import type { Header } from './header.js';

export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** Years of the Buddhist calendar, in which Thai phones count. */
const BUDDHIST = 543;

const AFTERNOON = new Set(
  'pm μμ 午後 下午 晚上 中午 傍晚 오후 م ب.ظ بظ अपराह्न ös du ip em odp чч пп ch chiều tối'.split(' '),
);
const MORNING = new Set('am πμ 午前 上午 凌晨 早上 清晨 오전 ص قظ पूर्वाह्न öö de ap fm dop дп sa sáng'.split(' '));

/** The half of the day that the words beside the time name; `null` for a 24-hour clock. */
function halfOf(period: string): 'morning' | 'afternoon' | null {
  const words = period.split(' ');
  if (words.some((word) => AFTERNOON.has(word))) return 'afternoon';
  return words.some((word) => MORNING.has(word)) ? 'morning' : null;
}

/** The header's local time; `null` if it does not exist, such as the 31st of a 31st month. */
export function wallTimeOf(header: Header, order: DateOrder): ArchiveWallTime | null {
  const [one, two, three] = header.date;
  const [year, month, day] =
    order === 'ymd' ? [one, two, three] : order === 'dmy' ? [three, two, one] : [three, one, two];
  const half = halfOf(header.period);
  const hour = half === null || header.hour > 12 ? header.hour : (header.hour % 12) + (half === 'afternoon' ? 12 : 0);
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || header.minute > 59) return null;
  const full = year < 100 ? 2000 + year : year > 2400 ? year - BUDDHIST : year;
  return { year: full, month, day, hour, minute: header.minute, second: header.second ?? 0 };
}

const ascending = ({ year, month, day, hour, minute }: ArchiveWallTime): number =>
  (((year * 12 + month) * 31 + day) * 24 + hour) * 60 + minute;

/** Decides once per file whether days or months come first: by what cannot be a month, then by which reading runs forward in time. */
export class DateOrderTally {
  #isYearFirst = false;
  #dayFirst = 0;
  #monthFirst = 0;
  #usesHalves = false;
  #separator = '';
  readonly #before = new Map<DateOrder, number>();
  readonly #backward = new Map<DateOrder, number>();

  add(header: Header): void {
    const [one, two] = header.date;
    this.#isYearFirst ||= one > 31;
    if (one > 12) this.#dayFirst += 1;
    if (two > 12) this.#monthFirst += 1;
    this.#usesHalves ||= /^(?:am|pm)$/u.test(header.period);
    this.#separator ||= header.style.split(' ')[1] ?? '';
    for (const order of ['dmy', 'mdy'] as const) this.#follow(header, order);
  }

  get order(): DateOrder {
    if (this.#isYearFirst) return 'ymd';
    if (this.#dayFirst !== this.#monthFirst) return this.#dayFirst > this.#monthFirst ? 'dmy' : 'mdy';
    const [dmy, mdy] = [this.#backward.get('dmy') ?? 0, this.#backward.get('mdy') ?? 0];
    if (dmy !== mdy) return dmy < mdy ? 'dmy' : 'mdy';
    return this.#usesHalves && this.#separator === '/' ? 'mdy' : 'dmy';
  }

  #follow(header: Header, order: DateOrder): void {
    const wall = wallTimeOf(header, order);
    if (wall === null) return;
    const at = ascending(wall);
    if (at < (this.#before.get(order) ?? at)) this.#backward.set(order, (this.#backward.get(order) ?? 0) + 1);
    this.#before.set(order, at);
  }
}
