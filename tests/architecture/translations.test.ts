import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { projectFiles, root } from './sources.ts';

type Messages = Readonly<Record<string, { readonly defaultMessage: string }>>;

const messagesIn = (file: string): Messages => JSON.parse(readFileSync(join(root, file), 'utf8'));

const english = projectFiles().filter((file) => /^(?:apps|packages)\/\w+\/messages\/en\/\w+\.json$/.test(file));

/** Every language that there are messages in. */
const languages = [
  ...new Set(
    projectFiles().flatMap((file) => /^(?:apps|packages)\/\w+\/messages\/(?!en\/)([\w-]+)\//.exec(file)?.[1] ?? []),
  ),
];

const inLanguage = (file: string, language: string) => join(dirname(dirname(file)), language, basename(file));

/** What a message is given: its arguments with their kinds, and the parts that `Sentence` looks for. A code may be spelled out as its cases. */
function givenTo(elements: readonly MessageFormatElement[], found = new Set<string>()): Set<string> {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
        for (const [, part] of element.value.matchAll(/<([a-z]+)>/g)) found.add(`<${part}>`);
        break;
      case TYPE.argument:
        found.add(element.value);
        break;
      case TYPE.number:
        found.add(`${element.value} ${typeof element.style === 'string' ? element.style : 'number'}`);
        break;
      case TYPE.plural:
        found.add(`${element.value} number`);
        for (const { value } of Object.values(element.options)) givenTo(value, found);
        break;
      case TYPE.select:
        found.add(element.value);
        for (const { value } of Object.values(element.options)) givenTo(value, found);
        break;
      default:
    }
  }
  return found;
}

const argumentsOf = (message: string) => [...givenTo(parse(message, { ignoreTag: true }))].toSorted();

/** Too short to tell: names, formats, and words that a language has from English. */
const isMeantToBeSame = (text: string) =>
  text
    .replaceAll(/\{[^{}]*\}|<[^>]+>/g, '')
    .split(/\s+/)
    .filter((word) => /\p{Ll}{2}/u.test(word)).length < 3;

describe.each(languages)('the messages in %s', (language) => {
  it('are all there, with the arguments of the English', () => {
    const faults = english.flatMap((file) => {
      const there = messagesIn(inLanguage(file, language));
      const source = messagesIn(file);
      const extra = Object.keys(there).filter((id) => !(id in source));
      const wrong = Object.entries(source).flatMap(([id, { defaultMessage }]) => {
        const translated = there[id]?.defaultMessage;
        if (translated === undefined) return [`${file} ${id} is missing`];
        const [theirs, ours] = [argumentsOf(translated), argumentsOf(defaultMessage)].map(String);
        return theirs === ours ? [] : [`${file} ${id} has ${theirs} for ${ours}`];
      });
      return [...extra.map((id) => `${file} ${id} is not in English`), ...wrong];
    });
    expect(faults).toEqual([]);
  });

  it('are not English', () => {
    const same = english.flatMap((file) => {
      const there = messagesIn(inLanguage(file, language));
      return Object.entries(messagesIn(file)).flatMap(([id, { defaultMessage }]) => {
        const place = `${basename(file)} ${id}`;
        return there[id]?.defaultMessage === defaultMessage && !isMeantToBeSame(defaultMessage) ? [place] : [];
      });
    });
    expect(same).toEqual([]);
  });

  it('have the quotation marks of the language', () => {
    const straight = english.flatMap((file) =>
      Object.entries(messagesIn(inLanguage(file, language))).flatMap(([id, { defaultMessage }]) =>
        /[“”"]/.test(defaultMessage.replaceAll(/„[^“]*“|= "\w+"/g, '')) ? [`${basename(file)} ${id}`] : [],
      ),
    );
    expect(straight).toEqual([]);
  });
});
