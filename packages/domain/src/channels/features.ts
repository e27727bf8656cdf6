/** What messages can be made of, and what can happen to them, in the order of the printed table. */
export const FEATURES = [
  'html',
  'subject',
  'voice',
  'stickers',
  'locations',
  'contactCards',
  'polls',
  'sharedPosts',
  'quotedReplies',
  'reactions',
  'edits',
  'deletions',
  'deliveryMarks',
  'readMarks',
  'typing',
  'templates',
  'groups',
  'publicReplies',
  'names',
  'pictures',
] as const;

export type Feature = (typeof FEATURES)[number];

/**
 * Which way Concordia carries a feature: `in` from contacts, `out` to them; `asked` if webhooks do not tell it and the provider is asked. `not_carried` if the provider offers it and Concordia does not use it:
 * what comes in is then shown as a placeholder. `none` if the provider does not offer it.
 */
export type Support = 'both' | 'in' | 'asked' | 'out' | 'not_carried' | 'none';

/** Features that are not named are `none`. */
export type Features = Readonly<Partial<Record<Feature, Support>>>;
