import { conceptsOf } from './concepts.js';

const LINK = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/giu;
const TOKEN = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+|[?!¿¡]|\p{Extended_Pictographic}/gu;

/** A text without what differs between two messages of one meaning: case, figures, addresses. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(LINK, ' link ')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\p{N}+/gu, '0');

/** The mark of a feature that is a concept. */
export const CONCEPT = '@';
/** The mark of a run of characters. */
export const RUN = '~';

/**
 * What the classifier sees of a text: words, pairs of neighbours, runs of three to five characters inside of words, with their ends, and
 * concepts, alone and in pairs. With repetitions, in no particular order.
 */
export function featuresOf(text: string): string[] {
  const read = plain(text);
  const tokens = read.match(TOKEN) ?? [];
  const concepts = conceptsOf(read);
  const features = concepts.flatMap((one, index) => [
    `${CONCEPT}${one}`,
    ...concepts.slice(index + 1).map((other) => `${CONCEPT}${one} ${other}`),
  ]);
  for (const [index, token] of tokens.entries()) {
    const before = index === 0 ? '^' : tokens[index - 1];
    features.push(token, `${before} ${token}`);
    const padded = `<${token}>`;
    for (let size = 3; size <= 5; size += 1)
      for (let start = 0; start + size <= padded.length; start += 1)
        features.push(`${RUN}${padded.slice(start, start + size)}`);
  }
  return features;
}
