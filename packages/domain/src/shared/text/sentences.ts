/*
 * Sentence splitting for email and chat: full stops of numbers, times and abbreviations do not end a sentence, hard-wrapped lines are joined, list
 * items stay separate.
 */

const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/gu;
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|no|nr|mr|mrs|ms|dr|prof|st|inc|ltd|co|z\.b|d\.h|ca|bzw|usw|inkl|zzgl|str|tel|m|mme|av|p\.ej|sr|sra|núm|\p{L})\.$/iu;
const MONTH = /^(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/iu;
const ITEM = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u;
const WRAPPED_FROM = 60;

/** Undoes hard wrapping: a long line followed by a lower-case start was broken by an email client. */
function meantLines(text: string): string[] {
  const lines: string[] = [];
  let isOpen = false;
  for (const line of text.replace(INVISIBLE, '').split('\n')) {
    const read = line.replace(/\s+/gu, ' ').trim();
    const last = lines.at(-1);
    if (
      isOpen &&
      last !== undefined &&
      read !== '' &&
      !ITEM.test(line) &&
      (last.endsWith(',') || /^\p{Ll}/u.test(read))
    )
      lines[lines.length - 1] = `${last} ${read}`;
    else if (read !== '') lines.push(read.replace(ITEM, ''));
    isOpen = read.length >= WRAPPED_FROM;
  }
  return lines;
}

/**
 * The sentences of a text, in order, verbatim except for white space.
 *
 * @param limit maximum characters read.
 */
export function sentencesOf(text: string, limit = 8_000): string[] {
  return meantLines(text.slice(0, limit)).flatMap((line) => {
    const sentences: string[] = [];
    let start = 0;
    for (const { index, 0: mark } of line.matchAll(/[.!?。？！؟…]+["'”’»)\]」]*(?=\s|$)|[。？！]/gu)) {
      const end = index + mark.length;
      const sentence = line.slice(start, end).trim();
      const next = line.slice(end).trimStart();
      // 'Dr. Brandt' and '12. März' continue.
      const goesOn = ABBREVIATION.test(sentence) || (/(?<![\d.,])\d{1,2}\.$/u.test(sentence) && MONTH.test(next));
      if (mark === '.' && next !== '' && goesOn) continue;
      sentences.push(sentence);
      start = end;
    }
    const rest = line.slice(start).trim();
    return rest === '' ? sentences : [...sentences, rest];
  });
}
