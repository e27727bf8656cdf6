/** A thing, the one word for it, and the words that it is not called. */
export type Term = readonly [use: string, not: string];

/** One word per thing, in code, API, screens and documentation. */
export const TERMS: readonly Term[] = [
  ['email', 'e-mail, mail, Gmail (unless it is Google’s)'],
  ['reply', 'answer (of a person to a message)'],
  ['contact; customer (a contact with deals or orders)', 'person, somebody, people (in lists of contacts)'],
  ['X', 'Twitter/X, Twitter (X)'],
  ['SMS', 'SMS (Twilio)'],
  ['snooze', 'put off'],
  ['simulated', 'rehearsal, made up'],
  ['sample data', 'invented'],
  ['duplicate', 'double'],
  ['merge, keep', 'becomes part of, stays'],
  ['retry, failed', 'trying again, trouble'],
  ['expired, expires', 'goes, ended'],
  ['workspace time (zone named)', 'the clock of the workspace'],
];

/** A phrase that a native product writer would not use, and what to write. In lower case; plurals and verb forms count too. */
export type Replacement = readonly [phrase: string, better: string];

export const REPLACEMENTS: readonly Replacement[] = [
  ['anew', 'updated, again'],
  ['becomes part of', 'merge into'],
  ['behaviour', 'behavior'],
  ['by itself', 'automatic'],
  ['by the clock of', 'workspace time'],
  ['colour', 'color'],
  ['courier', 'delivery worker'],
  ['e-mail', 'email'],
  ['heard of', 'in touch, last contact'],
  ['invented', 'sample data'],
  ['made from the contract', 'generated from the API'],
  ['made up', 'simulated, or sample'],
  ['neighbour', 'neighbor'],
  ['optimise', 'optimize'],
  ['organise', 'organize'],
  ['parcel', 'delivery'],
  ['reckon', 'calculate'],
  ['rehearsal', 'simulation'],
  ['rehearse', 'simulate'],
  ['sms (twilio)', 'SMS'],
  ['somebody', 'a contact, a person'],
  ['stumble', 'fail'],
  ['told', 'what happened: sent, reported, set'],
  ['trying again', 'retrying'],
  ['twitter (x)', 'X (Twitter)'],
  ['twitter/x', 'X (Twitter)'],
];
