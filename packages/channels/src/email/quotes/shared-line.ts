import { findAttribution } from './find-attribution.js';

const MAX_LINE = 500;
const ENDS = /[:：]\s*$/;
/** Where an attribution can begin inside a line: at a lead before a day or a date. */
const INSIDE = /[\s.!?)-](?=(?:On|Am|Le|El|Il|Op|Den|Em) (?:\p{L}{2,10}\.?,? )?\p{L}{0,10}\.? ?\d)/gu;

/**
 * Splits lines of which an attribution is the end, as some phones write them: "Yes. On Fri, Nov 20, 2026, Ann wrote:". Only above a quote with
 * marks, since a sentence can read alike.
 */
export function splitSharedLines(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const next = lines.slice(index + 1, index + 4).find((one) => one.trim() !== '');
    return next?.trimStart().startsWith('>') === true ? splitShared(line) : [line];
  });
}

function splitShared(line: string): string[] {
  if (line.length > MAX_LINE || !ENDS.test(line) || line.trimStart().startsWith('>')) return [line];
  for (const { index } of line.matchAll(INSIDE)) {
    const own = line.slice(0, index + 1).replace(/[\s-]{1,40}$/, '');
    const rest = line.slice(index + 1);
    if (own !== '' && findAttribution([rest], 0)?.isDated === true) return [own, rest];
  }
  return [line];
}
