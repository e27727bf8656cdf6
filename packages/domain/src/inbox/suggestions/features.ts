import { conceptsOf } from './concepts.js';

const LINK = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/giu;
const TOKEN = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+|[?!¿¡]|\p{Extended_Pictographic}/gu;

/** Normalizes case, figures and addresses, which differ between messages of the same meaning. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(LINK, ' link ')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\p{N}+/gu, '0');

/** Prefix of concept features. */
export const CONCEPT = '@';
/** Prefix of character-run features. */
export const RUN = '~';

/**
 * The classifier's features of a text: words, word pairs, runs of three to five characters within words including their ends, and concepts, alone and
 * in pairs. With repetitions, in no particular order.
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
