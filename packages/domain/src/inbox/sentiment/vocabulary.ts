/** VADER's closed word classes (Hutto & Gilbert 2014): words that negate, strengthen or weaken the sentiment of the words after them. */

/** Added to a word's valence by a degree adverb: the paper's empirical means. */
export const STRONGER = 0.293;
export const WEAKER = -0.293;
/** Added for capitals, unless the whole text is in capitals. */
export const CAPITALS = 0.733;
/** The factor of a negation: 'not good' is less bad than 'bad'. */
export const NEGATION = -0.74;

const list = (text: string): readonly string[] => text.split(' ');

const NEGATED_VERBS = list(
  'ai are ca could dare did do does had has have is might must need ought sha should was were wo would',
);

const NEGATORS: ReadonlySet<string> = new Set([
  ...list('cannot neither never none nope nor not nothing nowhere uhuh uh-uh without rarely seldom despite'),
  // 'dont' and similar spellings; "don't" is recognized by its ending.
  ...NEGATED_VERBS.map((verb) => `${verb}nt`),
]);

export function isNegator(word: string): boolean {
  return NEGATORS.has(word) || word.includes("n't");
}

const STRENGTHENERS = list(
  'absolutely amazingly awfully completely considerable considerably decidedly deeply effing enormous enormously entirely especially exceptional ' +
    'exceptionally extreme extremely fabulously flipping flippin frackin fracking fricking frickin frigging friggin fully fuckin fucking fuggin ' +
    'fugging greatly hella highly hugely incredible incredibly intensely major majorly more most particularly purely quite really remarkably so ' +
    'substantially thoroughly total totally tremendous tremendously uber unbelievably unusually utter utterly very',
);

const WEAKENERS = [
  ...list(
    'almost barely hardly kinda kindof kind-of less little marginal marginally occasional occasionally partly scarce scarcely slight slightly',
  ),
  ...list('somewhat sorta sortof sort-of'),
  'just enough',
  'kind of',
  'sort of',
];

/** Degree words and their increments; two-word ones are looked up as pairs. */
export const DEGREES: ReadonlyMap<string, number> = new Map([
  ...STRENGTHENERS.map((word) => [word, STRONGER] as const),
  ...WEAKENERS.map((word) => [word, WEAKER] as const),
]);

/** Phrases whose sentiment differs from that of their words. */
export const IDIOMS: ReadonlyMap<string, number> = new Map([
  ['the shit', 3],
  ['the bomb', 3],
  ['bad ass', 1.5],
  ['badass', 1.5],
  ['bus stop', 0],
  ['yeah right', -2],
  ['kiss of death', -1.5],
  ['to die for', 3],
  ['beating heart', 3.1],
  ['broken heart', -2.9],
]);
