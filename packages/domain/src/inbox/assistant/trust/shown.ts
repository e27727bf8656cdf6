import { OutsideText } from './outside-text.js';

const { contentOf } = OutsideText;

/**
 * What a reader cannot see, and a program can: controls, direction marks, tag characters, variation selectors, zero-width characters. The joiners of
 * emoji and of Persian and Indic scripts stay.
 */
const UNSEEN = /(?:(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}\p{Zl}\p{Zp}\ufff9-\ufffb])+/gu;

const SPACE = /[\s\p{Z}]+/gu;

/** Schemes, `www`, addresses, and anything that a reader could type into a browser. Dots and at signs that are spelled out count too. */
const DOT = '(?:\\.|\\s?[\\[({<]\\s?(?:\\.|dot|punkt)\\s?[\\])}>]\\s?|[。．｡])';
const AT = '(?:@|＠|\\s?[\\[({<]\\s?(?:@|at|ät)\\s?[\\])}>]\\s?)';
const LABEL = '[\\p{L}\\p{M}\\p{N}_-]{1,63}';
const DOMAIN = `(?:${LABEL}${DOT}){1,10}(?:xn--[a-z0-9-]{1,59}|\\p{L}[\\p{L}\\p{M}]{1,23})`;
const ADDRESS = new RegExp(`[^\\s<>"'(){}\\[\\]@]{1,64}${AT}${DOMAIN}`, 'giu');
const LINK = /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.|(?:mailto|javascript|data|tel|sms):)\S*/giu;
const PAGE = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}.@-])${DOMAIN}(?::\\d{1,5})?(?:[/?#]\\S*)?`, 'giu');
const HOST = /(?<![\p{L}\p{N}.])(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?(?:[/?#]\S*)?/gu;

/** Endings of file names, which are no pages. */
const FILE = /^[^/?#]*\.(?:pdf|docx?|xlsx?|pptx?|csv|txt|png|jpe?g|gif|heic|ics|eml|vcf)$/iu;

/**
 * Text from outside for display, in one line: without what cannot be seen, and with links and addresses taken out, which stay in the message. A
 * sentence of an answer is ours, so it leads nowhere that a stranger chose.
 *
 * @param most characters; longer text is cut.
 */
export function shown(text: OutsideText, most = 300): string {
  const line = contentOf(text)
    .slice(0, most * 8)
    .replace(UNSEEN, (unseen) => (/[\n\r\t\p{Zl}\p{Zp}]/u.test(unseen) ? ' ' : ''))
    .normalize('NFKC')
    .replace(LINK, '[link]')
    .replace(ADDRESS, '[address]')
    .replace(PAGE, (page) => (FILE.test(page) ? page : '[link]'))
    .replace(HOST, '[link]')
    .replace(SPACE, ' ')
    .trim();
  const points = [...line];
  return points.length <= most
    ? line
    : `${points
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

const LONGEST_LINES = 4_000;

/** The same for a text of several lines. */
export const shownLines = (text: OutsideText): string =>
  contentOf(text)
    .slice(0, LONGEST_LINES)
    .split(/\r?\n/u)
    .map((line) => shown(new OutsideText(line), LONGEST_LINES))
    .join('\n')
    .trim();

/** An address, number or day of a contact, as stored; `null` if it does not look like one. These are what was asked for, so they are not taken out. */
export function shownValue(text: OutsideText, kind: 'email' | 'phone'): string | null {
  const value = contentOf(text).trim();
  return VALUES[kind].test(value) ? value : null;
}

const VALUES = {
  email: /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,24}$/u,
  phone: /^\+?\d[\d\s()./-]{2,30}$/,
} as const;
