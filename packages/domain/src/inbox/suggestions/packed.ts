/*
 * The model travels as text in a source file, one printable character a number, which is a third of what digits would take.
 */

/** From -STEPS to STEPS. */
const STEPS = 43;
const FIRST = 40;
const BACKSLASH = 92;
/** Stands for the backslash, which text in a source cannot hold as one character. */
const INSTEAD = 33;

/** A model as it is stored. */
export interface PackedModel {
  /** Raised with every change of the features or of the data. */
  readonly version: number;
  /** Separated by newlines. */
  readonly vocabulary: string;
  /** One character a word: its inverse document frequency. */
  readonly idf: string;
  readonly idfScale: number;
  /** One character a word and intent, word by word. */
  readonly weights: string;
  readonly weightScale: number;
  readonly bias: readonly number[];
  /** Logits are divided by it, so that the probabilities are true. */
  readonly temperature: number;
  /** Platt's: what is claimed of a whole message is the logistic of `slope · logit + offset`, since the surest of many sentences is surer than right. */
  readonly slope: number;
  readonly offset: number;
  /** Below it nothing is said to be understood: a chance of one sentence, before the correction. */
  readonly threshold: number;
}

/** Numbers as characters. @returns the text and what one step is worth. */
export function pack(numbers: readonly number[]): { text: string; scale: number } {
  const largest = numbers.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = Number((largest / STEPS).toPrecision(6));
  const characters = numbers.map((value) => {
    const code = FIRST + STEPS + Math.round(value / scale);
    return String.fromCharCode(code === BACKSLASH ? INSTEAD : code);
  });
  return { text: characters.join(''), scale };
}

export function unpack(text: string, scale: number): Float64Array {
  return Float64Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    return ((code === INSTEAD ? BACKSLASH : code) - FIRST - STEPS) * scale;
  });
}
