/*
 * What the author of a message says now: without greeting, closing, signature and quotes. Channels split quotes and signatures off where they are marked;
 * this reads what came without marks, such as imports and pasted text, and what a mark does not cover: courtesies.
 */

const QUOTE_LINE = /^\s*(?:>|\|\s)/u;
/** Between dashes above an older message, or its header. */
const OLDER =
  /^\s*-{2,}\s*(?:original message|original appointment|forwarded (?:message|by\b.*)|ursprüngliche nachricht|weitergeleitete nachricht|message d['’]origine|mensaje original)\s*-*\s*$/iu;
const ATTRIBUTION = /^\s*(?:on|am|le|el)\b.{4,200}\b(?:wrote|schrieb|a écrit|escribió)\b.{0,120}:\s*$/iu;
const FROM = /^\s*(?:from|von|de)\s?:\s*\S/iu;
const HEADER =
  /^\s*(?:sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|à|objet|enviado|fecha|para|asunto)\s?:/iu;
const DELIMITER = /^--\s?$/u;

const HELLO =
  /^\s*(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening|day)|hallo|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen|abend)|moin|servus|bonjour|bonsoir|salut|ch[eè]re?s?|hola|buen[oa]s (?:días|tardes)|estimad[oa]s?)(?!\p{L})/iu;
const ADDRESSED =
  /^(?:\p{Lu}.*|dear|there|all|everyone|everybody|both|team|folks|guys|again|and|or|sir|madam|mr|mrs|ms|dr|zusammen|und|frau|herr|tous|et|madame|monsieur|todos|y|señor|señora)$/u;
/** A line that only calls a name: 'Jeff,' or 'Jeff -'. */
const CALLED = /^\s*(\p{Lu}[\p{L}'’-]{1,20})(?: (?:and |& )?\p{Lu}[\p{L}.'’-]{0,20}){0,2}\s?(?:,|:|–|-{1,2})\s*$/u;
const NO_NAME =
  /^(?:thanks|thank|perfect|great|yes|no|ok|okay|sure|sorry|please|agreed|confirmed|danke|passt|ja|nein|bitte|merci|parfait|oui|non|gracias|perfecto|sí|vale)$/iu;

const REGARDS =
  '(?:with )?(?:best|kind|kindest|warm|warmest|many)? ?(?:regards|wishes)|all the best|best|warmly|cheers|sincerely|respectfully|yours(?: \\p{L}+)?|take care|(?:mit )?(?:freundliche[nrm]?|beste[nrm]?|liebe[nr]?|viele[nr]?|herzliche[nr]?|schöne[nr]?) gr(?:ü|ue)(?:ß|ss)en?|mfg|lg|vg|(?:bien )?cordialement|bien à vous|meilleures salutations|amicalement|(?:un )?saludos?(?: cordiales)?|atentamente';
const THANKS =
  "(?:many |with |and )?thanks(?: (?:again|so much|very much|a lot|a million|much|all|everyone|and (?:best|kind) regards))?|thank you(?: (?:again|very much|so much|all|and (?:best|kind) regards))?|thx|tia|much appreciated|(?:vielen |besten |herzlichen )?dank(?:e)?(?: schön)?|merci(?: beaucoup| d['’]avance)?|(?:muchas )?gracias";
const BEFOREHAND =
  "(?:(?:many )?thanks|thank you)(?: very much| so much)?,? (?:in advance(?: for [^.!?]{0,60})?|for your (?:\\p{L}+ )?(?:help|time|assistance|attention|cooperation|support|consideration|understanding|patience)[^.!?]{0,40})|(?:vielen |besten |herzlichen )?dank(?:e)? im voraus|merci (?:d['’]avance|par avance)|gracias de antemano";

const opening = (words: string): RegExp => new RegExp(`^\\s*(?:${words})(?!\\p{L})`, 'iu');
const CLOSING = opening(`${BEFOREHAND}|${REGARDS}`);
const THANKING = opening(THANKS);
const NAME = /^[\s,.!–-]*(?:\p{Lu}[\p{L}.'’-]{0,20})(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2}[\s.]*$/u;
const END = /^\s*[,.–-]*\s*$/u;
const LOUD = /^\s*!+\s*$/u;

/** A line of a signature: a name, a title, an address, a number; no sentence. */
const MOST_TAIL = 12;
const LONGEST_CARD = 80;
const SENTENCE = /\p{L}{2}[.?!]["'”’)]*\s*$/u;

/** More is not read: a megabyte of pasted log must not take a second. */
const SAMPLE = 16_000;

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

function isAboveQuote(lines: readonly string[], index: number): boolean {
  const next = lines.slice(index + 1, index + 4).find((one) => !isBlank(one));
  return next === undefined || QUOTE_LINE.test(next);
}

/** Lines up to the first that begins an older message. */
function withoutQuotes(lines: readonly string[]): string[] {
  const own: string[] = [];
  for (const [index, text] of lines.entries()) {
    if (OLDER.test(text) || DELIMITER.test(text)) break;
    if (FROM.test(text) && lines.slice(index + 1, index + 4).some((next) => HEADER.test(next))) break;
    if (ATTRIBUTION.test(text) && isAboveQuote(lines, index)) continue;
    if (!QUOTE_LINE.test(text)) own.push(text);
  }
  return own;
}

const isCard = (text: string): boolean =>
  text.length <= LONGEST_CARD && !(SENTENCE.test(text) && text.trim().split(/\s+/u).length >= 4) && !text.includes('?');

function rest(text: string, opens: RegExp): string | null {
  const found = opens.exec(text);
  return found === null ? null : text.slice(found[0].length);
}

const endsAs = (after: string | null, ...patterns: readonly RegExp[]): boolean =>
  after !== null && patterns.some((pattern) => pattern.test(after));

/** Whether a line closes a letter. 'Thanks!' does only above a name: in last place it may be what the message says. */
function isClosing(text: string, isSigned: boolean): boolean {
  if (endsAs(rest(text, CLOSING), NAME, END, LOUD)) return true;
  const after = rest(text, THANKING);
  return endsAs(after, NAME, END) || (isSigned && endsAs(after, LOUD));
}

function isGreeting(text: string): boolean {
  const called = CALLED.exec(text)?.[1];
  if (called !== undefined && !NO_NAME.test(called)) return true;
  const after = rest(text, HELLO);
  if (after === null || after.length > 60 || after.includes('?')) return false;
  const names = after.split(/[\s,.!:;–-]+/u).filter((word) => word !== '');
  if (names.every((word) => ADDRESSED.test(word))) return true;
  return names.length === 1 || (names.length <= 5 && /^[^,.!:;]*[,:!]\s*$/u.test(after));
}

const CALL = /^\s*(\p{Lu}[\p{L}'’-]{1,20})(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2}\s?(?:,|:|–|-{1,2})\s+(?=\S)/u;
const HELLO_NAMES = /^(?:\s+[\p{Lu}][\p{L}.'’-]{0,20}| there| all| everyone| again){0,4}\s?[,!:–-]+\s+(?=\S)/u;

/** How many characters a sentence begins with that only greet or call somebody: 'Hi Ann, ' or 'Ann, '. */
export function callLength(sentence: string): number {
  const hello = HELLO.exec(sentence)?.[0];
  if (hello !== undefined) {
    const names = HELLO_NAMES.exec(sentence.slice(hello.length))?.[0];
    return names === undefined ? 0 : hello.length + names.length;
  }
  const call = CALL.exec(sentence);
  return call === null || NO_NAME.test(call[1] ?? '') ? 0 : call[0].length;
}

/** Where the closing starts, with the lines of the signature under it; the number of lines without one. */
function closingStart(lines: readonly string[]): number {
  let end = lines.length;
  let tail = 0;
  for (let index = lines.length - 1; index > 0 && tail <= MOST_TAIL; index -= 1) {
    const text = lines[index] ?? '';
    if (isBlank(text)) continue;
    // 'Thanks,' above 'Best regards' belongs to the closing.
    if (isClosing(text, tail > 0 || end < lines.length)) end = index;
    else if (end < lines.length || !isCard(text)) break;
    else tail += 1;
  }
  return end;
}

/** Where the text starts behind its greeting. */
function greetingEnd(lines: readonly string[]): number {
  const first = lines.findIndex((text) => !isBlank(text));
  return first >= 0 && isGreeting(lines[first] ?? '') ? first + 1 : 0;
}

const said = (lines: readonly string[]): string => lines.join('\n').trim();

/** Whether a sentence is only a greeting or a closing. */
export const isFrame = (sentence: string): boolean =>
  (HELLO.test(sentence) && isGreeting(sentence)) || endsAs(rest(sentence, CLOSING), NAME, END, LOUD);

/**
 * The author's own words of a message, verbatim, without greeting, closing, signature and quotes.
 *
 * A text that is nothing else stays what it is: 'Thanks!' alone is thanks.
 */
export function ownWords(text: string): string {
  const written = withoutQuotes(text.slice(0, SAMPLE).replace(/\r\n?/gu, '\n').split('\n'));
  const start = greetingEnd(written);
  const body = written.slice(start);
  const own = said(body.slice(0, closingStart(body)));
  if (own !== '') return own;
  const framed = said(written);
  return framed === '' ? text.trim() : framed;
}
