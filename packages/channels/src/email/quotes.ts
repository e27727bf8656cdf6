import { findSignature } from './signature-block.js';

export interface FoldedText {
  /** The new text of this message. Never empty unless the text was. */
  visible: string;
  quoted: string | null;
  signature: string | null;
}

const MAX_LINES = 20_000;
const QUOTED = /^\s{0,3}(?:>|\|\s(?=\S))/;
/** The end of "On Monday X wrote:" in the languages of common email clients. */
const WROTE =
  /(?:\bwrote|\bwrites|\bschrieb|\bschreef|a [ée]crit|[ée]crivait|escribi[óo]|escreveu|ha scritto|scrisse|skrev|kirjoitti|napisa[łl]\(?a?\)?|napsal\(?a?\)?|написал\(?а?\)?|пишет|yazd[ıi]|schrieb am .{4,60}|のメール|写道|작성)\s*[:：]\s*$/iu;
/** Languages that put the name after the verb: "Am … schrieb Ann <a@b>:". */
const WROTE_BEFORE_NAME = /\b(?:schrieb|schreef|skrev|wrote)\s.{1,100}[:：]\s*$/iu;
const ATTRIBUTION_START =
  /^\s*(?:>\s*)?(?:On|Am|Le|El|Il|Op|Den|Em|Dne|W dniu|Dnia|\d{1,4}[-./年]\d{1,2}|\p{L}{2,4}\.?,? \d|.*<[^<>\s]+@[^<>\s]+>)/iu;
const SEPARATOR =
  /^\s*[-_]{2,}\s*(?:original message|urspr[üu]ngliche nachricht|original-nachricht|message d'origine|message original|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht|oprindelig meddelelse|originalmeddelande|reply message|weitergeleitete nachricht|forwarded (?:message|by).*|message transf[ée]r[ée]|mensaje reenviado|messaggio inoltrato)\s*[-_]*\s*$/iu;
const HEADER_FIELD: Record<'from' | 'other', RegExp> = {
  from: /^\s*\*?(?:from|von|de|da|van|från|fra|od|отправитель|от|lähettäjä|发件人|差出人)\s*:\*?\s*\S/iu,
  other:
    /^\s*\*?(?:sent|date|to|cc|subject|gesendet|datum|an|betreff|envoy[ée]|[àa]|objet|enviado|para|asunto|inviato|a|oggetto|verzonden|aan|onderwerp|skickat|till|[äa]mne|sendt|til|emne|wys[łl]ano|do|temat|дата|кому|тема|assunto|发送时间|收件人|主题)\s*:\*?\s*\S/iu,
};
const RULE = /^\s*_{10,}\s*$/;

/**
 * Splits an email's text into new text, quoted text and signature.
 *
 * Lines after `>` are quoted wherever they appear, with the "X wrote:" line above them. After an "Original Message" line or a block of
 * From/Sent/To/Subject lines, everything to the end is quoted. A forward without text of its own stays visible.
 */
export function foldQuotes(text: string): FoldedText {
  const lines = text.split('\n');
  if (lines.length > MAX_LINES) return { visible: text.trim(), quoted: null, signature: null };
  const quoted = markQuoted(lines);
  const own = joined(lines, (i) => quoted[i] !== true);
  if (own === '') return { visible: text.trim(), quoted: null, signature: null };
  const rest = joined(lines, (i) => quoted[i] === true);
  const { body, signature } = findSignature(own);
  return { visible: body, quoted: rest === '' ? null : rest, signature };
}

function joined(lines: string[], keep: (index: number) => boolean): string {
  return lines
    .filter((_, i) => keep(i))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\s*\n/, '')
    .trimEnd();
}

function markQuoted(lines: string[]): boolean[] {
  const marks = Array.from({ length: lines.length }, () => false);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (isSeparator(line) || startsHeaderBlock(lines, i)) {
      marks.fill(true, RULE.test(lines[i - 1] ?? '') ? i - 1 : i);
      break;
    }
    if (QUOTED.test(line)) {
      marks[i] = true;
      continue;
    }
    const end = attributionEnd(lines, i);
    if (end < 0) continue;
    const next = nextText(lines, end + 1);
    const strong = ATTRIBUTION_START.test(line);
    if (next >= 0 && QUOTED.test(lines[next] ?? '')) marks.fill(true, i, next);
    else if (strong && /\d/.test(lines.slice(i, end + 1).join(' '))) {
      // A quote without marks has no visible end; below a dated attribution it is the rest.
      marks.fill(true, i);
      break;
    }
    i = end;
  }
  return marks;
}

/** Only tests short lines: patterns that end in white space are slow on crafted ones. */
function isSeparator(line: string): boolean {
  return line.length <= 200 && SEPARATOR.test(line);
}

/** Index of the last line of an attribution ("On …, X <x@y>\nwrote:") that starts at `start`, or -1. */
function attributionEnd(lines: string[], start: number): number {
  const first = lines[start] ?? '';
  if (first.trim() === '' || first.length > 500) return -1;
  if (WROTE.test(first)) return start;
  if (!ATTRIBUTION_START.test(first)) return -1;
  if (WROTE_BEFORE_NAME.test(first)) return start;
  for (let i = start + 1; i <= start + 2 && i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (line.trim() === '' || line.length > 200) return -1;
    if (WROTE.test(line) || WROTE_BEFORE_NAME.test(line)) return i;
  }
  return -1;
}

/** Outlook quotes after bare header lines: From first, then at least two of Sent, To, Cc, Subject within the next five. */
function startsHeaderBlock(lines: string[], index: number): boolean {
  if (!HEADER_FIELD.from.test((lines[index] ?? '').slice(0, 200))) return false;
  const following = lines.slice(index + 1, index + 6);
  return following.filter((line) => HEADER_FIELD.other.test(line.slice(0, 200))).length >= 2;
}

function nextText(lines: string[], from: number): number {
  for (let i = from; i < Math.min(lines.length, from + 4); i++) if ((lines[i] ?? '').trim() !== '') return i;
  return -1;
}
