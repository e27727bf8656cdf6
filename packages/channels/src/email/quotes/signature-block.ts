import { isMobileLine } from './mobile-lines.js';

/** Longer tails count as text. */
const MAX_LINES = 25;
const MAX_TAIL = 16;
const MAX_LINE = 120;
const DELIMITER = /^--\s?$/;
const CLOSING =
  /^\s*(?:(?:with )?(?:best|kind|warm|kindest|warmest|many)\s+(?:regards|wishes|thanks)|(?:best|kind|warm)?\s*regards|best|cheers|sincerely(?: yours)?|yours (?:sincerely|faithfully|truly)|thanks(?: (?:again|so much|a lot|and (?:best|kind) regards))?|thank you|many thanks|(?:mit )?(?:freundlichen|besten|herzlichen|lieben|sch[öo]nen|viele[nr]?) gr[üu](?:ß|ss)en|(?:viele|beste|liebe|herzliche|sch[öo]ne|freundliche) gr[üu](?:ß|ss)e|mfg|lg|vg|cordialement|bien cordialement|bien [àa] vous|meilleures salutations|amicalement|saludos(?: cordiales)?|un saludo|atentamente|cordiali saluti|distinti saluti|saluti|grazie|met vriendelijke groet(?:en)?|groeten|atenciosamente|abra[çc]os?|obrigad[oa]|med v[äa]nlig[a]? h[äa]lsning(?:ar)?|mvh|venlig hilsen|z powa[żz]aniem|pozdrawiam|с уважением)\s*[,.!–-]*\s*$/iu;
const RULE = /^\s*(?:_{10,}|-{10,}|={10,})\s*$/;
const LIST_FOOTER = /unsubscribe|mailing list|listinfo|lists?\.|groups\.google|confidential|disclaimer|virus|avast/i;

export interface SplitText {
  body: string;
  signature: string | null;
}

/**
 * Splits the signature off a text without quotes.
 *
 * Tries, in order: `-- `, a mobile line, a ruled footer, a closing ("Best regards,") followed only by short lines, and a name behind a dash ("-Ann").
 * A text is never all signature, unless a `-- ` line says so.
 */
export function findSignature(text: string): SplitText {
  const lines = text.split('\n');
  const start = delimiterIndex(lines) ?? tailStart(lines);
  if (start === null) return { body: text.trim(), signature: null };
  const body = lines.slice(0, start).join('\n').trim();
  const signature = lines
    .slice(start)
    .join('\n')
    .replace(/^--\s?\n/, '')
    .trim();
  if (body === '') return { body: text.trim(), signature: null };
  return { body, signature: signature === '' ? null : signature };
}

function delimiterIndex(lines: string[]): number | null {
  for (let i = lines.length - 1; i >= Math.max(0, lines.length - MAX_LINES - 10); i--) {
    if (DELIMITER.test(lines[i] ?? '')) return i;
  }
  return null;
}

/** Behind a dash stands a name of up to four words: "-Ann", "— Ann Lee", "- Ann". */
const DASHED_NAME = /^\s*[-–—]{1,2}\s?\p{Lu}[\p{L}'’.]{0,30}(?:\s[\p{Lu}(@][\p{L}'’.()@]{0,30}){0,3}[.!]?\s*$/u;
const DASHED_WORD = /^\s*[-–—]\p{L}{2,20}[.!]?\s*$/u;
/** Dashes above a card, where `-- ` is meant. */
const DASHES = /^\s*(?:-{3}|[–—]{1,12})\s*$/;
const MAX_CARD = 8;
const MAX_CARD_LINE = 60;

/** Where the signature at the end starts: at a closing or a mobile line, at a name behind a dash above it, or at dashes. */
function tailStart(lines: string[]): number | null {
  const tail = tailIndex(lines);
  return dashedIndex(lines, tail ?? lines.length) ?? tail;
}

function dashedIndex(lines: string[], end: number): number | null {
  for (let i = end - 1, seen = 0; i > 0 && seen < MAX_CARD; i--) {
    const line = lines[i] ?? '';
    if (line.trim() === '') continue;
    if (line.length > MAX_CARD_LINE) return null;
    if (isDashedName(lines, i)) return i;
    if (DASHES.test(line)) return seen > 0 ? i : null;
    // A card has no sentences.
    if (/\p{L}{3,}[.?!:;,]\s*$/u.test(line) && line.trim().includes(' ')) return null;
    seen++;
  }
  return null;
}

/** A name behind a dash, and not an item of a list: no dash begins the lines around it, and no colon ends the one above. */
function isDashedName(lines: string[], index: number): boolean {
  const line = lines[index] ?? '';
  if (!DASHED_NAME.test(line) && !DASHED_WORD.test(line)) return false;
  const above = lines.slice(0, index).findLast((text) => text.trim() !== '') ?? '';
  const below = lines.slice(index + 1).find((text) => text.trim() !== '') ?? '';
  return above !== '' && !/^\s*[-–—*•]|[:：]\s*$/.test(above) && !/^\s*[-–—*•]\s?\p{L}/u.test(below);
}

function tailIndex(lines: string[]): number | null {
  const first = Math.max(1, lines.length - MAX_TAIL);
  let footer: number | null = null;
  for (let i = lines.length - 1; i >= first; i--) {
    const line = lines[i] ?? '';
    if (line.length > MAX_LINE * 4) return footer;
    if (isMobileLine(line) && textLines(lines, i) <= 3) footer = i;
    else if (RULE.test(line) && LIST_FOOTER.test(lines.slice(i).join('\n'))) footer = i;
    else if (CLOSING.test(line) && isShortTail(lines, i + 1, footer ?? lines.length)) return i;
  }
  return footer;
}

function textLines(lines: string[], from: number): number {
  return lines.slice(from).filter((line) => line.trim() !== '').length;
}

/** Whether the lines after a closing are few, short and not continued sentences. */
function isShortTail(lines: string[], from: number, to: number): boolean {
  const tail = lines.slice(from, to).filter((line) => line.trim() !== '');
  // Two sentences at once are text that goes on.
  if (tail.slice(0, 2).some((line) => /\p{L}[.?!]\s*$/u.test(line) && line.trim().split(/\s+/).length >= 4))
    return false;
  return tail.length <= 12 && tail.every((line) => line.length <= MAX_LINE && !/[a-zäöü]{3,}\?\s*$/i.test(line));
}
