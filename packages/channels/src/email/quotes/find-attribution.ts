import { ATTRIBUTIONS } from './attributions.js';

export interface FoundAttribution {
  /** Index of its last line. */
  end: number;
  /** How sure it is: a dated one ends the email even if the quote below has no marks; others need marks. */
  isDated: boolean;
}

/** Lines that one attribution may wrap over. */
const MAX_WRAPPED = 3;
const MAX_FIRST = 500;
const MAX_NEXT = 200;
/** After a verb in the middle stands a name, an address or a date. */
const MAX_AFTER_VERB = 160;
/** "Ann Lee wrote:" names only who; a longer line says something. */
const MAX_BARE_WORDS = 8;

const LEADS = ATTRIBUTIONS.flatMap(({ leads }) => leads);
const ENDS = ATTRIBUTIONS.flatMap(({ ends }) => ends);
const MIDDLES = ATTRIBUTIONS.flatMap(({ middles }) => middles);

const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const ADDRESS = /[^\s<>()[\]"]@[^\s<>()[\]"]/;
const LAST_ADDRESS = /[<([]?[^\s<>()[\]"]{1,100}@[^\s<>()[\]"]{1,200}?(?:<mailto:[^>\s]{1,200}>)?[>)\]]{0,2}\s*$/i;
const DATE = /\d{1,4}[-./年]\s?\d{1,2}[-./月]\s?\d{1,4}|\d{4}\s?[年년]|(?:^|\D)(?:19|20)\d{2}(?:\D|$)/;
const TIME = /\d{1,2}[:.h]\d{2}/;
/** A date at the start: "20.11.2026", "2026-11-20", "пт, 20 нояб.", "pe 20. lokakuuta", "Friday, 20 November". */
const DATE_START =
  /^(?:\d{1,4}[-./年년]\s?\d{1,2}|\d{4}\s?년|\d{1,2}[:.]\d{2}|[\p{L}\p{M}]{2,12}\.?,? \d|\d{1,2}\.? [\p{L}\p{M}]{3,12})/u;

/**
 * Reads the line by which an email client introduces a quote, which may wrap over three lines: "On Friday, Ann\n<ann@x.example>\nwrote:".
 *
 * @param start index of its first line.
 * @returns `null` if no attribution starts here.
 */
export function findAttribution(lines: readonly string[], start: number): FoundAttribution | null {
  const first = lines[start] ?? '';
  if (first.trim() === '' || first.length > MAX_FIRST) return null;
  let text = normalized(first);
  const single = attributionIn(text);
  if (single !== null) return { end: start, isDated: single };
  if (!beginsOne(text)) return null;
  for (let i = start + 1; i < start + MAX_WRAPPED && i < lines.length; i++) {
    const next = lines[i] ?? '';
    if (next.trim() === '' || next.length > MAX_NEXT || next.startsWith('>')) return null;
    text = `${text}${text.endsWith('<') ? '' : ' '}${normalized(next)}`;
    const wrapped = attributionIn(text);
    if (wrapped !== null) return { end: i, isDated: wrapped };
  }
  return null;
}

function normalized(line: string): string {
  return line
    .replace(INVISIBLE, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/^[\s>*-]{1,20}/, '')
    .replace(/[\s*-]{1,20}$/, '')
    .toLowerCase();
}

/** Whether a text is an attribution, and a dated one; `null` if it is none. */
function attributionIn(text: string): boolean | null {
  const colon = /\s?[:：]$/.exec(text);
  const words = colon === null ? text : text.slice(0, colon.index);
  // "Ann ezt írta (időpont:" goes on in the next line.
  if (words.lastIndexOf('(') > words.lastIndexOf(')')) return null;
  const starts = beginsOne(text);
  const isDated = starts && /\d/.test(text);
  if (endsWithVerb(words)) {
    // Without a colon, prose looks alike: only a date and an address, or dashes around the line, tell.
    if (colon === null && !(isDated && DATE.test(words) && (ADDRESS.test(words) || TIME.test(words)))) return null;
    return starts || words.split(' ').length <= MAX_BARE_WORDS ? isDated : null;
  }
  if (colon === null)
    return DATE_START.test(words) && DATE.test(words) && /<[^<>\s]+@[^<>\s]+>$/.test(words) ? false : null;
  if (starts && hasVerbInside(words)) return isDated;
  if (!DATE.test(words) || !TIME.test(words)) return null;
  // No verb: "20.11.2026, 10:00, Ann <ann@x.example>:". Or a name first: "Ann wrote on 20.11.2026 10:00:".
  return LAST_ADDRESS.test(words) || (hasVerbInside(words) && /\d$/.test(words)) || words.startsWith('missatge de ')
    ? true
    : null;
}

function beginsOne(text: string): boolean {
  return (
    LEADS.some((lead) => text.startsWith(lead) && !isLetter(text.charAt(lead.length))) ||
    /^(?:في|בתאריך|在|ในวันที่)/.test(text) ||
    DATE_START.test(text) ||
    /<[^<>\s]*@[^<>\s]*>/.test(text) ||
    text.endsWith('<')
  );
}

function endsWithVerb(words: string): boolean {
  return ENDS.some((verb) => words.endsWith(verb) && isBoundary(words, words.length - verb.length, verb));
}

function hasVerbInside(words: string): boolean {
  return MIDDLES.some((verb) => {
    const at = words.indexOf(verb);
    if (at < 0 || words.length - at - verb.length > MAX_AFTER_VERB) return false;
    return isBoundary(words, at, verb) && !isLetter(words.charAt(at + verb.length));
  });
}

/** Chinese, Japanese and Korean verbs follow the name without a space. */
function isBoundary(words: string, at: number, verb: string): boolean {
  return at > 0 && (/^[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(verb) || !isLetter(words.charAt(at - 1)));
}

function isLetter(char: string): boolean {
  return /^\p{L}$/u.test(char);
}
