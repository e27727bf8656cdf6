/** The closed word classes of VADER (Hutto & Gilbert 2014): words that turn, strengthen or weaken the feeling of the words after them. */

/** How much a degree adverb adds to a word's valence: the paper's empirical means. */
export const STRONGER = 0.293;
export const WEAKER = -0.293;
/** What capitals add, where not everything is in capitals. */
export const CAPITALS = 0.733;
/** What a negation multiplies by: 'not good' is less bad than 'bad'. */
export const NEGATION = -0.74;

const list = (text: string): readonly string[] => text.split(' ');

const NEGATED_VERBS = list(
  'ai are ca could dare did do does had has have is might must need ought sha should was were wo would',
);

const NEGATORS: ReadonlySet<string> = new Set([
  ...list('cannot neither never none nope nor not nothing nowhere uhuh uh-uh without rarely seldom despite'),
  // 'dont' and its like, as people type them; "don't" is recognised by its ending.
  ...NEGATED_VERBS.map((verb) => `${verb}nt`),
]);

/** Whether a lower-case word negates what follows. */
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

/** Degree words and what they add; two-word ones are looked up as pairs. */
export const DEGREES: ReadonlyMap<string, number> = new Map([
  ...STRENGTHENERS.map((word) => [word, STRONGER] as const),
  ...WEAKENERS.map((word) => [word, WEAKER] as const),
]);

/** Phrases whose feeling is not that of their words. */
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
