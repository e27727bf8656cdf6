import type { Intent } from '../intents.js';

/** Messages by intent. Each line is a family: a sentence whose `{a|b}` parts vary. */
export type Labelled = Readonly<Record<Intent, readonly string[]>>;
