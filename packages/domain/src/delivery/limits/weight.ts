/** Maximum length of a post on X, in weighted characters. */
export const POST_LONGEST = 280;

/** The weight of a link of any length: X shortens all of them alike. */
const LINK_WEIGHT = 23;

/** Links as X detects them: with a scheme, up to the next space; closing punctuation belongs to the sentence. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?'()[\]{}]/giu;

/** Code point ranges of weight one; all others weigh two. */
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
 * The length of a post on X, by X's rules: after NFC, Latin and similar characters weigh one, other scripts two, a link 23, and an emoji two
 * regardless of its code points.
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
