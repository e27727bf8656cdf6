// Packages that import this file compile it without our file list, and an import cannot name a declaration of a foreign module.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./lexicon.d.ts" />
import { lexicon } from 'vader-sentiment/src/vader_lexicon.js';
import { spellOutEmoji } from './emoji.js';
import { CAPITALS, DEGREES, IDIOMS, isNegator, NEGATION } from './vocabulary.js';

/** The four words in which the authors' current list differs from the package's: three are missing there, one is rated as in an older list. */
const CORRECTED = { badass: 1.4, flawed: -2.1, heart: 3.2, hearts: 3.3 } as const;

const VALENCES: ReadonlyMap<string, number> = new Map(Object.entries({ ...lexicon, ...CORRECTED }));

/** A token as written and in lower case. */
interface Word {
  readonly written: string;
  readonly lower: string;
  readonly capitals: boolean;
}

const EDGE_PUNCTUATION = /^[!-/:-@[-`{-~]+|[!-/:-@[-`{-~]+$/gu;

/** Splits at white space and strips punctuation. A token that would shrink to two characters or fewer is kept: it was an emoticon. */
function tokenize(text: string): Word[] {
  return text
    .split(/\s+/u)
    .filter((token) => token !== '')
    .map((token) => {
      const bare = token.replace(EDGE_PUNCTUATION, '');
      const written = [...bare].length <= 2 ? token : bare;
      const lower = written.toLowerCase();
      return { written, lower, capitals: written !== lower && written === written.toUpperCase() };
    });
}

class Sentence {
  readonly words: readonly Word[];
  private readonly someCapitals: boolean;

  constructor(text: string) {
    this.words = tokenize(text);
    const capitals = this.words.filter((word) => word.capitals).length;
    this.someCapitals = capitals > 0 && capitals < this.words.length;
  }

  /** The valence of every word in context, 0 for words without any. */
  valences(): number[] {
    return this.words.map((word, index) => {
      if (word.lower === 'kind' && this.lower(index + 1) === 'of') return 0;
      const base = VALENCES.get(word.lower);
      return base === undefined ? 0 : this.inContext(word, base, index);
    });
  }

  private lower(index: number): string {
    return this.words[index]?.lower ?? '';
  }

  private inContext(word: Word, base: number, index: number): number {
    let valence = this.afterNo(base, word, index);
    if (word.capitals && this.someCapitals) valence += valence > 0 ? CAPITALS : -CAPITALS;
    for (let distance = 1; distance <= 3; distance += 1) {
      const before = this.words[index - distance];
      if (before === undefined || VALENCES.has(before.lower)) continue;
      valence += this.degree(before, valence) * (distance === 1 ? 1 : distance === 2 ? 0.95 : 0.9);
      valence = this.negated(valence, index, distance);
      if (distance === 3) valence = this.idiom(valence, index);
    }
    return this.atLeast(valence, index);
  }

  /** 'no' before a sentiment word negates it and carries no sentiment itself. */
  private afterNo(base: number, word: Word, index: number): number {
    const negated =
      this.lower(index - 1) === 'no' ||
      this.lower(index - 2) === 'no' ||
      (this.lower(index - 3) === 'no' && ['or', 'nor'].includes(this.lower(index - 1)));
    if (negated) return base * NEGATION;
    return word.lower === 'no' && VALENCES.has(this.lower(index + 1)) ? 0 : base;
  }

  private degree(word: Word, valence: number): number {
    const added = DEGREES.get(word.lower);
    if (added === undefined) return 0;
    const signed = valence < 0 ? -added : added;
    if (!(word.capitals && this.someCapitals)) return signed;
    return valence > 0 ? signed + CAPITALS : signed - CAPITALS;
  }

  /** 'not good', 'never so good' (praise), 'without doubt good' (neutral). */
  private negated(valence: number, index: number, distance: number): number {
    const one = this.lower(index - 1);
    const two = this.lower(index - 2);
    const at = this.lower(index - distance);
    const praise = (word: string): boolean => word === 'so' || word === 'this';
    if (distance === 2) {
      if (at === 'never' && praise(one)) return valence * 1.25;
      if (at === 'without' && one === 'doubt') return valence;
    }
    if (distance === 3) {
      // Operator precedence as in the reference: 'so' or 'this' right before the word counts with or without 'never'.
      if ((at === 'never' && praise(two)) || praise(one)) return valence * 1.25;
      if (at === 'without' && (two === 'doubt' || one === 'doubt')) return valence;
    }
    return isNegator(at) ? valence * NEGATION : valence;
  }

  private idiom(valence: number, index: number): number {
    const [three, two, one, word] = [
      this.lower(index - 3),
      this.lower(index - 2),
      this.lower(index - 1),
      this.lower(index),
    ];
    const before = [
      `${one} ${word}`,
      `${two} ${one} ${word}`,
      `${two} ${one}`,
      `${three} ${two} ${one}`,
      `${three} ${two}`,
    ];
    const known = before.find((phrase) => IDIOMS.has(phrase)) ?? '';
    let result = IDIOMS.get(known) ?? valence;
    const next = `${word} ${this.lower(index + 1)}`;
    result = IDIOMS.get(next) ?? result;
    result = IDIOMS.get(`${next} ${this.lower(index + 2)}`) ?? result;
    for (const phrase of [`${three} ${two} ${one}`, `${three} ${two}`, `${two} ${one}`])
      result += DEGREES.get(phrase) ?? 0;
    return result;
  }

  /** 'the least compelling' negates; 'at least' and 'very least' do not. */
  private atLeast(valence: number, index: number): number {
    if (this.lower(index - 1) !== 'least') return valence;
    return ['at', 'very'].includes(this.lower(index - 2)) ? valence : valence * NEGATION;
  }
}

/**
 * Weights words after 'but' more than those before it.
 *
 * The reference looks up each value by its first equal in the list while modifying that list, so equal values can be swapped. Its published figures
 * depend on that, and ours must match them.
 */
function weighBut(words: readonly Word[], valences: number[]): void {
  const but = words.findIndex((word) => word.lower === 'but');
  if (but === -1) return;
  for (const valence of valences) {
    const first = valences.indexOf(valence);
    if (first < but) valences[first] = valence * 0.5;
    else if (first > but) valences[first] = valence * 1.5;
  }
}

/** Emphasis by punctuation: up to four exclamation marks; two or more question marks. */
function emphasis(text: string): number {
  const exclamations = Math.min(text.split('!').length - 1, 4);
  const questions = text.split('?').length - 1;
  const doubt = questions <= 1 ? 0 : questions <= 3 ? questions * 0.18 : 0.96;
  return exclamations * 0.292 + doubt;
}

/** Maximum words scored: the compound is saturated long before, and equal-value lookups are quadratic. */
const WORD_LIMIT = 2_000;

/**
 * The VADER compound of a text: the summed valence of its words in context, normalized to [-1, 1].
 *
 * After Hutto & Gilbert, 'VADER: A parsimonious rule-based model for sentiment analysis of social media text', ICWSM 2014, following the authors'
 * Python program, whose published figures the tests check. The word list is the authors', taken from a package as data. The model is made for English
 * sentences: for messages use `messageSentiment`.
 *
 * @returns the compound, rounded to four decimals as published; 0 for an empty text.
 */
export function vaderCompound(text: string): number {
  const spelled = spellOutEmoji(text).trim();
  const sentence = new Sentence(spelled.slice(0, WORD_LIMIT * 8));
  const valences = sentence.valences();
  weighBut(sentence.words, valences);
  const total = valences.reduce((sum, valence) => sum + valence, 0);
  const stressed = total === 0 ? 0 : total + Math.sign(total) * emphasis(spelled);
  return Math.round((stressed / Math.sqrt(stressed * stressed + 15)) * 1e4) / 1e4;
}
