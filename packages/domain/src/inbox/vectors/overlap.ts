import { groupsOf } from './lexicon.js';
import { RARITY, type VectorModel } from './model.js';
import { placeIn } from './places.js';
import { hashOf, vectorTokens } from './tokens.js';

/** Words that begin with the same characters count as one: orders, ordered. */
const BEGINNING = 5;
/** Features of a usual message. A longer one shares more with any search, so it counts less. */
const USUAL = 25;
const BY_LENGTH = 0.4;
/** Words of a usual message: how often a word is among all words tells in how many messages it is. */
const WORDS = 40;

/** What a search says, and how much each of it counts. */
interface Wanted {
  readonly features: ReadonlyMap<string, number>;
  readonly sum: number;
}

const beginningOf = (word: string): string => word.slice(0, BEGINNING);

/** Beginnings of words, and groups of near synonyms. */
function featuresOf(text: string): Set<string> {
  const features = new Set<string>();
  for (const word of vectorTokens(text)) {
    features.add(beginningOf(word));
    for (const group of groupsOf(word)) features.add(group);
  }
  return features;
}

export function wantedOf(model: VectorModel, search: string): Wanted {
  const features = new Map<string, number>();
  for (const word of vectorTokens(search)) {
    features.set(beginningOf(word), rarityOf(model, word));
    for (const group of groupsOf(word)) features.set(group, rarityOf(model, group));
  }
  return { features, sum: [...features.values()].reduce((sum, weight) => sum + weight, 0) };
}

/** The logarithm of the inverse share of messages with a word, from its share of the words. */
export function rarityOf(model: VectorModel, word: string): number {
  const place = placeIn(model.words, hashOf(word));
  const weight = place === -1 ? 1 : (model.weights[place] ?? 1);
  const share = RARITY * (1 / weight - 1);
  return Math.log(1 + 1 / (share * WORDS + 1e-4));
}

/** Which share of a search a text says, each part by how rare it is, lowered for long texts. 0 where nothing is shared. */
export function overlapOf({ features, sum }: Wanted, text: string): number {
  if (sum === 0) return 0;
  const there = featuresOf(text);
  let shared = 0;
  for (const [feature, weight] of features) if (there.has(feature)) shared += weight;
  return shared / sum / (1 - BY_LENGTH + BY_LENGTH * Math.sqrt(there.size / USUAL));
}
