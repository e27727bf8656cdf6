import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Phrases that a native product writer would not use, and what to write. In lower case; plurals and verb forms count too. */
export const REPLACEMENTS: Readonly<Record<string, string>> = {
  'by the clock of': 'workspace time',
  'by itself': 'automatic',
  'e-mail': 'email',
  'heard of': 'in touch, last contact',
  'made from the contract': 'generated from the API',
  'made up': 'simulated, or sample',
  'trying again': 'retrying',
  'twitter (x)': 'X (Twitter)',
  anew: 'updated, again',
  behaviour: 'behavior',
  colour: 'color',
  courier: 'delivery worker',
  invented: 'sample data',
  neighbour: 'neighbor',
  optimise: 'optimize',
  organise: 'organize',
  parcel: 'delivery',
  reckon: 'calculate',
  rehearsal: 'simulation',
  rehearse: 'simulate',
  somebody: 'a contact, a person',
  stumble: 'fail',
  told: 'what happened: sent, reported, set',
};

/** The longest sentence, in words. */
export const MOST_WORDS = 25;

const escaped = (text: string) => text.replaceAll(/[()]/g, String.raw`\$&`);

const FORBIDDEN = Object.keys(REPLACEMENTS).map((phrase) => ({
  phrase,
  pattern: new RegExp(String.raw`(?<![\p{L}-])${escaped(phrase)}(?:e?s|e?d|ing)?(?![\p{L}-])`, 'iu'),
}));

/** What a text says that it should not: each phrase with its replacement, each sentence that is too long with its length. Code does not count. */
export function objectionsTo(text: string): string[] {
  const prose = text.replaceAll(/`[^`]*`/g, 'code');
  const phrases = FORBIDDEN.filter(({ pattern }) => pattern.test(prose)).map(
    ({ phrase }) => `“${phrase}”: ${REPLACEMENTS[phrase]}`,
  );
  const long = prose
    .split(/(?<=[.!?:;])\s+/)
    .map((sentence) => ({ sentence, words: sentence.split(/\s+/).filter(Boolean).length }))
    .filter(({ words }) => words > MOST_WORDS)
    .map(({ sentence, words }) => `${words} words: ${sentence}`);
  return [...phrases, ...long];
}

/** A message in ICU syntax as one hears it: an argument is a word, and of several forms the most general counts. */
export function spoken(message: string): string {
  const say = (elements: readonly MessageFormatElement[]): string => elements.map(part).join('');
  const part = (element: MessageFormatElement): string => {
    if (element.type === TYPE.literal) return element.value.replaceAll(/<\/?[a-z]+>/g, '');
    if (element.type === TYPE.plural || element.type === TYPE.select) return say(element.options.other?.value ?? []);
    return element.type === TYPE.pound ? '9' : 'something';
  };
  return say(parse(message, { ignoreTag: true }));
}
