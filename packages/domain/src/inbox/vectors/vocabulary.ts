import { replyLanguageOf } from '../../shared/text/language.js';
import { searchWords } from '../../shared/text/search.js';
import { germanNames, germanNouns } from './german-nouns.js';
import { groupsOf } from './lexicon.js';
import { hashOf, runHashes, vectorTokens } from './tokens.js';

/** A word of the texts, or a group of the lexicon. */
export interface Unit {
  readonly hash: number;
  readonly isGroup: boolean;
  count: number;
  /** Those in which it stands in lower case or as a German noun. */
  conversations: number;
  /** The hash of the last of these. */
  last: number;
  /** Those of them that are German. */
  german: number;
  lastGerman: number;
  /** How often it stands in lower case or as a German noun, and as a name: with a capital inside a sentence, or called so in German. */
  lower: number;
  capital: number;
}

const LOWER = /(?<![\p{L}\p{M}\p{N}@#])\p{Ll}[\p{L}\p{M}]*/gu;
const CAPITAL = /(?<=[\p{L}\p{N},;:] )\p{Lu}[\p{L}\p{M}]*/gu;

const wordsLike = (text: string, pattern: RegExp): Set<string> =>
  new Set((text.match(pattern) ?? []).flatMap((word) => searchWords(word)));

/** A word that stands with a capital inside a sentence in one of five places is a name. */
const NAMED = 0.2;

/** In how few conversations a word may be and still count as used. */
const FEWEST_CONVERSATIONS = 4;

/**
 * The share of the conversations that have the word as no name, or of the German ones if that is more: where German is rare, its words are in few
 * of all. 0 for names and what hardly any have.
 */
export function spreadOfUnit(
  { conversations, german, lower, capital }: Unit,
  all: { readonly conversations: number; readonly german: number },
): number {
  if (conversations < FEWEST_CONVERSATIONS || capital > NAMED * (lower + capital)) return 0;
  const inGerman = german < FEWEST_CONVERSATIONS ? 0 : german / all.german;
  return Math.max(conversations / all.conversations, inGerman);
}

const START = 0;
const SAME_PLACE = 1;
const END = 2;

/** The texts as hashes, and how often each unit stands in them. */
export class TextStore {
  readonly units = new Map<number, Unit>();
  /** Runs of each word: texts are not kept. */
  readonly runs = new Map<number, readonly number[]>();
  #hashes = new Uint32Array(4_096);
  #marks = new Uint8Array(4_096);
  #length = 0;
  texts = 0;
  words = 0;
  conversations = 0;
  german = 0;
  #last = -1;
  #lastGerman = -1;

  /** @param names folded words of people's names, which are no nouns even with an article ("der Weber"). */
  constructor(private readonly names: ReadonlySet<string> = new Set()) {}

  /** Texts come conversation by conversation. */
  add(text: string, conversation: string): void {
    const of = hashOf(conversation);
    if (of !== this.#last) this.conversations += 1;
    this.#last = of;
    const isGerman = replyLanguageOf(text) === 'de';
    if (isGerman && of !== this.#lastGerman) this.german += 1;
    if (isGerman) this.#lastGerman = of;
    const used = wordsLike(text, LOWER);
    if (isGerman) for (const noun of germanNouns(text)) if (!this.names.has(noun)) used.add(noun);
    const named = isGerman ? germanNames(text) : wordsLike(text, CAPITAL);
    for (const word of vectorTokens(text)) {
      const unit = this.#unit(word, false);
      if (used.has(word)) {
        if (unit.last !== of) unit.conversations += 1;
        unit.last = of;
        if (isGerman && unit.lastGerman !== of) unit.german += 1;
        if (isGerman) unit.lastGerman = of;
        unit.lower += 1;
      }
      if (named.has(word)) unit.capital += 1;
      this.#push(unit.hash, START);
      for (const name of groupsOf(word)) this.#push(this.#unit(name, true).hash, SAME_PLACE);
      this.words += 1;
    }
    this.#push(0, END);
    this.texts += 1;
  }

  /** The texts as places in a vocabulary: of each place of a text, the units that stand there. */
  *placed(places: ReadonlyMap<number, number>): Generator<readonly (readonly number[])[]> {
    let text: number[][] = [];
    for (let index = 0; index < this.#length; index += 1) {
      const mark = this.#marks[index];
      if (mark === END) {
        yield text.filter((units) => units.length > 0);
        text = [];
        continue;
      }
      if (mark === START) text.push([]);
      const place = places.get(this.#hashes[index] ?? 0);
      if (place !== undefined) text.at(-1)?.push(place);
    }
  }

  #unit(name: string, isGroup: boolean): Unit {
    const hash = hashOf(name);
    let unit = this.units.get(hash);
    if (unit === undefined) {
      unit = { hash, isGroup, count: 0, conversations: 0, last: -1, german: 0, lastGerman: -1, lower: 0, capital: 0 };
      this.units.set(hash, unit);
      if (!isGroup) this.runs.set(hash, runHashes(name));
    }
    unit.count += 1;
    return unit;
  }

  #push(hash: number, mark: number): void {
    if (this.#length === this.#hashes.length) {
      const [hashes, marks] = [new Uint32Array(this.#length * 2), new Uint8Array(this.#length * 2)];
      hashes.set(this.#hashes);
      marks.set(this.#marks);
      [this.#hashes, this.#marks] = [hashes, marks];
    }
    this.#hashes[this.#length] = hash;
    this.#marks[this.#length] = mark;
    this.#length += 1;
  }
}
