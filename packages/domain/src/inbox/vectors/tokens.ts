import { searchWords } from '../../shared/text/search.js';

const LINK = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/giu;
const DIGIT = /\p{N}/u;

/** Stand for what differs between messages of the same meaning. */
const LINK_SLOT = '#link';
export const NUMBER_SLOT = '#number';

/** More of a message is not read: what it is about stands at its beginning. */
const LONGEST = 8_000;

/** The words of a text in order, folded; figures, codes, links and addresses are reduced to slots. */
export function vectorTokens(text: string): string[] {
  const tokens: string[] = [];
  let end = 0;
  const read = text.slice(0, LONGEST);
  for (const match of read.matchAll(LINK)) {
    pushWords(tokens, read.slice(end, match.index));
    tokens.push(LINK_SLOT);
    end = match.index + match[0].length;
  }
  pushWords(tokens, read.slice(end));
  return tokens;
}

function pushWords(tokens: string[], text: string): void {
  for (const word of searchWords(text.replaceAll(/['’](?=s(?!\p{L}))/giu, ' '))) {
    if (!DIGIT.test(word)) tokens.push(word);
    else if (tokens.at(-1) !== NUMBER_SLOT) tokens.push(NUMBER_SLOT);
  }
}

/** 32-bit FNV-1a over UTF-16 units, finished as in MurmurHash3, so that short words scatter over all bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** In characters. */
const SHORTEST_RUN = 3;
const LONGEST_RUN = 5;
const RUNS_FROM = 4;

/** Hashes of the runs of three to five characters of a word with its ends marked. Slots and short words have none. */
export function runHashes(word: string): number[] {
  if (word.startsWith('#') || word.length < RUNS_FROM) return [];
  const padded = `<${word}>`;
  const hashes: number[] = [];
  for (let size = SHORTEST_RUN; size <= LONGEST_RUN; size += 1)
    for (let start = 0; start + size <= padded.length; start += 1)
      hashes.push(hashOf(`~${padded.slice(start, start + size)}`));
  return hashes;
}
