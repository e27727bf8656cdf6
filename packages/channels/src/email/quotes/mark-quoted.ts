import { findAttribution } from './find-attribution.js';
import { endOfReplyHeader, startsReplyHeader } from './reply-header.js';
import { isRule, separatorOf } from './separators.js';

export interface Marks {
  quoted: boolean[];
  /** Index of the line from which a forwarded email stands; the number of lines if none does. */
  forward: number;
}

const QUOTED = /^\s{0,3}(?:>|\|\s(?=\S))/;
/** ">>> news <<<" is an ornament. */
const ORNAMENT = /<<\s*$/;
const MAX_ORNAMENT = 200;
const LINK = /^\s{0,3}[(<]https?:\/\/[^\s()<>]{1,400}[)>]?\s?>?\s*$/;
/** A quote stands at most this many lines below what introduces it. */
const MAX_GAP = 4;
const MAX_ABOVE = 8;

/**
 * Marks the quoted lines of a text. Linear: each line is read a bounded number of times.
 *
 * @param isForward whether the email forwards another, which then is no quote.
 */
export function markQuoted(lines: readonly string[], isForward: boolean): Marks {
  const quoted = Array.from({ length: lines.length }, () => false);
  for (let i = 0; i < lines.length; i++) {
    if (isQuoted(lines[i])) {
      quoted[i] = true;
      continue;
    }
    if (isWrappedLink(lines, i)) {
      quoted[i] = true;
      continue;
    }
    const head = headAt(lines, i);
    if (head === null) continue;
    if (head.isForward || (isForward && head.isMessage)) return { quoted, forward: head.start };
    const next = nextText(lines, head.end);
    if (next >= 0 && isQuoted(lines[next])) quoted.fill(true, head.start, next);
    else if (head.endsEmail) return { quoted: quoted.fill(true, head.start), forward: lines.length };
    i = head.end - 1;
  }
  return { quoted, forward: lines.length };
}

interface Head {
  start: number;
  /** Index of the line below it. */
  end: number;
  /** A quote without marks has no visible end, so that all below it is quoted. */
  endsEmail: boolean;
  /** Whether it is a separator or a header, not an attribution. */
  isMessage: boolean;
  isForward: boolean;
}

/** What introduces a quoted or a forwarded email at this line, if anything. */
function headAt(lines: readonly string[], index: number): Head | null {
  const line = lines[index] ?? '';
  const separator = separatorOf(line);
  if (separator !== null || startsReplyHeader(lines, index)) {
    return {
      start: startWithRule(lines, index),
      end: separator === null ? endOfReplyHeader(lines, index) : index + 1,
      endsEmail: true,
      isMessage: true,
      isForward: separator === 'forward',
    };
  }
  const attribution = findAttribution(lines, index);
  if (attribution === null) return null;
  return { start: index, end: attribution.end + 1, endsEmail: attribution.isDated, isMessage: false, isForward: false };
}

/** Outlook and others draw lines above the header, sometimes with an empty line between. */
function startWithRule(lines: readonly string[], index: number): number {
  let start = index;
  for (let above = index - 1; above >= Math.max(0, index - MAX_ABOVE); above--) {
    if (isRule(lines[above] ?? '')) start = above;
    else if ((lines[above] ?? '').trim() !== '') break;
  }
  return start;
}

function isQuoted(line: string | undefined): boolean {
  return line !== undefined && QUOTED.test(line) && !(line.length <= MAX_ORNAMENT && ORNAMENT.test(line));
}

/** Links in brackets between quoted lines were wrapped out of them. */
function isWrappedLink(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  return line.length <= 500 && isQuoted(lines[index - 1]) && isQuoted(lines[index + 1]) && LINK.test(line);
}

function nextText(lines: readonly string[], from: number): number {
  for (let i = from; i < Math.min(lines.length, from + MAX_GAP); i++) if ((lines[i] ?? '').trim() !== '') return i;
  return -1;
}
