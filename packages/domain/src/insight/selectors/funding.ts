import { type NamedWords, wordFinder } from './words.js';

const SERIES = [...'abcdefghijk'].map(
  (letter): NamedWords => ({ value: `series ${letter}`, forms: [`series[ -]${letter}`] }),
);

/** "Seed" is ambiguous: matches only beside financial words. */
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

/** The funding rounds in a text, each with its first position. */
export const fundingRoundsIn = wordFinder(ROUNDS);
