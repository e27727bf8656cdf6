/** The longest post on X, in weighted characters. */
export const POST_LONGEST = 280;

/** What a link weighs, however long it is: X shortens all of them alike. */
const LINK_WEIGHT = 23;

/** Links as X finds them: with a scheme, up to the next space; closing punctuation belongs to the sentence. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?'()[\]{}]/giu;

/** Ranges of code points that weigh one; all others weigh two. */
const LIGHT = [
  [0, 4_351],
  [8_192, 8_205],
  [8_208, 8_223],
  [8_242, 8_247],
] as const;

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const isLight = (codePoint: number): boolean => LIGHT.some(([from, to]) => codePoint >= from && codePoint <= to);

/**
 * How long a post on X is by X's own count: after NFC, Latin and its like weigh one, other scripts two, a link 23, and an emoji two however
 * many code points make it.
 */
export function postWeight(text: string): number {
  const composed = text.normalize('NFC');
  const links = composed.match(LINK)?.length ?? 0;
  let weight = links * LINK_WEIGHT;
  for (const { segment } of segmenter.segment(composed.replace(LINK, ''))) {
    if (EMOJI.test(segment)) weight += 2;
    else for (const character of segment) weight += isLight(character.codePointAt(0) ?? 0) ? 1 : 2;
  }
  return weight;
}
