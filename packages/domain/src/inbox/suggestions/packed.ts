/* The model is stored as text in a source file, one printable character per number: a third of the size of digits. */

/** From -STEPS to STEPS. */
const STEPS = 43;
const FIRST = 40;
const BACKSLASH = 92;
/** Replaces the backslash, which source text cannot hold as one character. */
const INSTEAD = 33;

/** Platt's correction with two inputs: the probability is the logistic of `slope · logit + request · request logit + offset`. */
export interface Correction {
  readonly slope: number;
  readonly request: number;
  readonly offset: number;
}

export interface PackedModel {
  /** Increases with every change of the features or data. */
  readonly version: number;
  /** Separated by newlines. */
  readonly vocabulary: string;
  /** One character per word: its inverse document frequency. */
  readonly idf: string;
  readonly idfScale: number;
  /** One character per word and intent, word by word. */
  readonly weights: string;
  readonly weightScale: number;
  readonly bias: readonly number[];
  /** For what asks or proposes something, which a sentence that reads as a request supports. */
  readonly wish: Correction;
  /** For what only tells something: complaints, thanks, absences. */
  readonly remark: Correction;
  /** Minimum probability of a single sentence, before the correction; below it the message counts as not understood. */
  readonly threshold: number;
  /** Minimum probability of a claim, after the correction. */
  readonly least: number;
}

/** Encodes numbers as characters. @returns the text and the value of one step. */
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
