import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { REWRITES } from '../../packages/ui/src/guides/rewrites.ts';
import { REPLACEMENTS } from '../../packages/ui/src/guides/terms.ts';

/** The longest sentence, in words. */
export const MOST_WORDS = 25;

const escaped = (text: string) => text.replaceAll(/[()]/g, String.raw`\$&`);

const FORBIDDEN = REPLACEMENTS.map(([phrase, better]) => ({
  phrase,
  better,
  pattern: new RegExp(String.raw`(?<![\p{L}-])${escaped(phrase)}(?:e?s|e?d|ing)?(?![\p{L}-])`, 'iu'),
}));

/** What a text says that it should not: each phrase with its replacement, each sentence that is too long with its length. Code does not count. */
export function objectionsTo(text: string): string[] {
  const prose = text.replaceAll(/`[^`]*`/g, 'code');
  const phrases = FORBIDDEN.filter(({ pattern }) => pattern.test(prose)).map(
    ({ phrase, better }) => `“${phrase}”: ${better}`,
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
    return element.type === TYPE.pound || element.type === TYPE.number ? '9' : 'something';
  };
  return say(parse(message, { ignoreTag: true }));
}

/** A text as it is compared: figures do not count, nor do case, quotation marks and line breaks. */
const plain = (text: string) =>
  text.toLowerCase().replaceAll(/\d+/g, '9').replaceAll(/[’']/g, '').replaceAll(/\s+/g, ' ');

/** Two words are too common to be one of these sentences alone. */
const OLD = REWRITES.map(([now, better]) => ({ now: plain(now).replace(/\.$/, ''), better })).filter(
  ({ now }) => now.split(' ').length > 2,
);

/** Sentences of early screens that a text still has, each with what is said instead. */
export function oldSentencesIn(text: string): string[] {
  const read = plain(text);
  return OLD.filter(({ now }) => read.includes(now)).map(({ now, better }) => `“${now}”: ${better}`);
}
