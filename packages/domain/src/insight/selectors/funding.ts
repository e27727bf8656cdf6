import { type NamedWords, wordFinder } from './words.js';

const SERIES = [...'abcdefghijk'].map(
  (letter): NamedWords => ({ value: `series ${letter}`, forms: [`series[ -]${letter}`] }),
);

/** A seed is also sown: only beside words of money. */
const ROUNDS: readonly NamedWords[] = [
  { value: 'pre-seed', forms: ['pre-?seed'] },
  {
    value: 'seed',
    forms: [
      'seed (?:round|funding|financing|stage|investment|extension)',
      '(?:closed|raised|raising) (?:our|a|the) seed',
    ],
  },
  ...SERIES,
  { value: 'ipo', forms: ['ipo', 'initial public offering'] },
];

/** The rounds of funding that a text names, each with the place where it does first. */
export const fundingRoundsIn = wordFinder(ROUNDS);
