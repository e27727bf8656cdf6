import { listFooterStart } from './list-footers.js';
import { markQuoted } from './mark-quoted.js';
import { isForwardSubject } from './separators.js';
import { splitSharedLines } from './shared-line.js';
import { findSignature, type SplitText } from './signature-block.js';

export interface FoldedText {
  /** The new text of this message. Never empty unless the text was. */
  visible: string;
  quoted: string | null;
  signature: string | null;
}

const MAX_LINES = 20_000;
/** Folding can bring lines together that then fold as well. */
const MAX_ROUNDS = 5;
/** A signature may stand above another: a closing above `-- `, for example. */
const MAX_SIGNATURES = 12;

/**
 * Splits an email's text into new text, quoted text and signature.
 *
 * Lines after `>` are quoted wherever they appear, with the "X wrote:" line above them. After an "Original Message" line, a header (From, Sent, To,
 * Subject) or a dated "X wrote:" without such lines below, everything to the end is quoted. What is forwarded stays visible, and so does an email
 * that has no word of its own.
 *
 * @param subject tells a forward of Outlook from a reply, because both stand below the same header.
 */
export function foldQuotes(text: string, subject: string | null = null): FoldedText {
  let folded: FoldedText = { visible: text.trim(), quoted: null, signature: null };
  if (countLines(text) > MAX_LINES) return folded;
  const isForward = isForwardSubject(subject);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { visible, quoted, signature } = foldOnce(round === 0 ? text : folded.visible, isForward);
    folded = { visible, quoted: append(folded.quoted, quoted), signature: append(signature, folded.signature) };
    if (quoted === null && signature === null) break;
  }
  return folded;
}

function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

function append(first: string | null, second: string | null): string | null {
  if (first === null || second === null) return first ?? second;
  return `${first}\n${second}`;
}

function foldOnce(text: string, isForward: boolean): FoldedText {
  const lines = splitSharedLines(text.split('\n'));
  const { quoted, forward } = markQuoted(lines, isForward);
  const own = joined(lines, (i) => i < forward && quoted[i] !== true);
  const forwarded = joined(lines, (i) => i >= forward);
  if (own === '') return { visible: text.trim(), quoted: null, signature: null };
  const rest = joined(lines, (i) => quoted[i] === true);
  const { body, signature } = withoutFooter(own);
  return {
    visible: forwarded === '' ? body : `${body}\n\n${forwarded}`,
    quoted: rest === '' ? null : rest,
    signature,
  };
}

function withoutFooter(own: string): SplitText {
  const lines = own.split('\n');
  const start = listFooterStart(lines);
  const above = lines.slice(0, start).join('\n').trim();
  if (start === lines.length || above === '') return withoutSignatures({ body: own, signature: null });
  return withoutSignatures({ body: above, signature: lines.slice(start).join('\n').trim() });
}

function withoutSignatures(text: SplitText): SplitText {
  let split = text;
  for (let count = 0; count < MAX_SIGNATURES; count++) {
    const { body, signature } = findSignature(split.body);
    split = { body, signature: append(signature, split.signature) };
    if (signature === null) break;
  }
  return split;
}

function joined(lines: readonly string[], keep: (index: number) => boolean): string {
  return lines
    .filter((_, i) => keep(i))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\s*\n/, '')
    .trimEnd();
}
