import { INTENTS, type Intent } from '../intents.js';
import type { Labelled } from './labelled.js';
import { ENGLISH } from './messages/english.js';
import { FRENCH } from './messages/french.js';
import { GERMAN } from './messages/german.js';
import { SPANISH } from './messages/spanish.js';

export interface Sample {
  readonly text: string;
  readonly intent: Intent;
  /** The line of the data it comes from; samples of one family are never split between folds. */
  readonly family: number;
  readonly language: string;
}

const LANGUAGES: readonly (readonly [string, Labelled])[] = [
  ['en', ENGLISH],
  ['de', GERMAN],
  ['fr', FRENCH],
  ['es', SPANISH],
];

const VARIANTS = 2;

/** Two variants of a line: all first alternatives, and all last ones. */
function variantsOf(line: string): string[] {
  const readings = Array.from({ length: VARIANTS }, (_, reading) =>
    line.replace(/\{([^}]*)\}/gu, (_match, choices: string) => choices.split('|').at(reading === 0 ? 0 : -1) ?? ''),
  );
  return [...new Set(readings)];
}

/** Every sample, by family, in data order. */
export function allSamples(): Sample[] {
  const samples: Sample[] = [];
  let family = 0;
  for (const [language, labelled] of LANGUAGES) {
    for (const intent of INTENTS) {
      for (const line of labelled[intent]) {
        for (const text of variantsOf(line)) samples.push({ text, intent, family, language });
        family += 1;
      }
    }
  }
  return samples;
}

/** The folds that the families are dealt into; the last is held out. */
export const FOLDS = 5;

/** The fold of a sample: neighbors in the data, which are often similar, get different folds. */
export const foldOf = ({ family }: Sample): number => family % FOLDS;

/**
 * Builds letters from samples: each is placed between neutral ones of its fold and language, with a greeting and a closing. Real messages contain
 * more than the one relevant sentence.
 */
export function lettersOf(samples: readonly Sample[]): Sample[] {
  const idle = samples.filter(({ intent }) => intent === 'other');
  return samples.map((sample, index) => {
    const around = idle.filter((one) => one.language === sample.language && foldOf(one) === foldOf(sample));
    const before = around[index % Math.max(1, around.length)]?.text ?? '';
    const after = around[(index * 7 + 3) % Math.max(1, around.length)]?.text ?? '';
    return { ...sample, text: `Hello Mara,\n\n${before}\n${sample.text}\n${after}\n\nKind regards` };
  });
}
