/** Invisible marks of direction, which exports put before dates, numbers and notices. */
export const MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Where a header can end at the latest, in UTF-16 units. */
const LONGEST_HEAD = 90;
const LONGEST_NAME = 120;

const MARK = String.raw`[\u200e\u200f\u061c]?`;
const DATE = String.raw`${MARK}(\d{1,4})\s?${MARK}([./-])\s?${MARK}(\d{1,2})\s?${MARK}\2\s?${MARK}(\d{1,4})(?:\.|\s?г\.?)?`;
/** Half of the day, or a word such as "at"; before the time or after it. */
const WORD = String.raw`\p{L}[\p{L}\p{M}. ]{0,14}`;
const TIME = String.raw`(?:(${WORD}?)\s?)?${MARK}(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\s?(${WORD}))?`;
const START = String.raw`${DATE}(,|،)?\s?${TIME}`;
const BRACKETED = new RegExp(String.raw`^\[${START}${MARK}\]\s?`, 'u');
const DASHED = new RegExp(String.raw`^${START}${MARK}(?:\s[-–]\s|,\s(?=[^:]{1,60}\s:\s))`, 'u');

/** The zero of each script whose digits phones write. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

export interface Header {
  /** The three numbers of the date, in the order of the file. */
  readonly date: readonly [number, number, number];
  readonly hour: number;
  readonly minute: number;
  /** `null` if the export has only minutes. */
  readonly second: number | null;
  /** Words beside the time, folded: "pm", "下午", "klo"; empty if none. */
  readonly period: string;
  /** What all headers of one file have in common. */
  readonly style: string;
  /** `null` for notices of WhatsApp itself. */
  readonly author: string | null;
  readonly text: string;
}

/** Reads the beginning of a message; `null` for a line that continues one. */
export function headerOf(written: string): Header | null {
  const line = written.replace(/^[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/u, '');
  const head = plain(line.slice(0, LONGEST_HEAD));
  const found = BRACKETED.exec(head) ?? DASHED.exec(head);
  if (found === null) return null;
  const [whole, one = '', separator = '', two = '', three = '', comma = '', before = '', hour = '', minute = ''] =
    found;
  const [second, after = ''] = found.slice(9);
  const shape = [whole.startsWith('['), separator, comma !== '', second === undefined, one.length === 4];
  return {
    date: [Number(one), Number(two), Number(three)],
    hour: Number(hour),
    minute: Number(minute),
    second: second === undefined ? null : Number(second),
    period: periodOf(`${before} ${after}`),
    style: shape.join(' '),
    ...saidBy(line.slice(whole.length)),
  };
}

/** "p. m." and "PM" are one word. */
const periodOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/\b([ap])\s?m\b/gu, '$1m')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Latin digits, plain spaces and dots for the units of dates in East Asian scripts. Keeps the length. */
function plain(head: string): string {
  return head
    .replaceAll(/[\u00a0\u202f\u2009]/gu, ' ')
    .replaceAll(/[년월일年月日]/gu, '.')
    .replaceAll(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ZEROS.find((start) => code >= start && code < start + 10);
      return zero === undefined ? digit : String(code - zero);
    });
}

function saidBy(rest: string): Pick<Header, 'author' | 'text'> {
  const end = /\s?:(?:\s|$)/u.exec(rest.slice(0, LONGEST_NAME));
  const author = end === null ? '' : nameOf(rest.slice(0, end.index));
  // A quoted name before the colon belongs to a notice: who changed the subject from "…: …".
  if (end === null || author === '' || /["“”«»„]/u.test(author)) return { author: null, text: rest };
  return { author, text: rest.slice(end.index + end[0].length) };
}

/** A name without marks, and without the tilde of people who are not in the address book. */
export const nameOf = (written: string): string =>
  written
    .replaceAll(MARKS, '')
    .replaceAll(/[\u00a0\u202f\s]+/gu, ' ')
    .replace(/^\s*~\s?/u, '')
    .trim();
