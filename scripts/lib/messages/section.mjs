import { compileMessage } from './expression.mjs';

/** @typedef {{ [name: string]: string | Group }} Group */

/** @param {string} name */
const key = (name) => (/^[a-zA-Z_]\w*$/.test(name) ? name : `'${name}'`);

/** @param {Group} group @param {string} [indent] @returns {string} */
const literal = (group, indent = '') =>
  `{\n${Object.entries(group)
    .map(
      ([name, code]) => `${indent}  ${key(name)}: ${typeof code === 'string' ? code : literal(code, `${indent}  `)},\n`,
    )
    .join('')}${indent}}`;

/** @param {Group} into @param {readonly string[]} path @param {string} code */
function put(into, [name = '', ...rest], code) {
  if (rest.length === 0) into[name] = code;
  else {
    const group = (into[name] ??= {});
    if (typeof group === 'string') throw new Error(`${name} is a message and a group`);
    put(group, rest, code);
  }
}

/**
 * A file of messages, in FormatJS's format, as words. Ids with dots are groups, `sortBy.name`; a code with a dot is `scope.tweet\\.read`.
 *
 * @param {string} file where it is, for errors.
 * @param {Record<string, { defaultMessage: string }>} messages by id.
 * @returns what the words are, what they need of the speech, in order, and the line that imports what they need of the domain
 */
function compileWords(file, messages) {
  /** @type {Group} */
  const words = {};
  const needs = { args: new Map(), speech: new Set(), domain: new Set() };
  for (const [id, { defaultMessage }] of Object.entries(messages)) {
    try {
      put(
        words,
        id.split(/(?<!\\)\./).map((part) => part.replaceAll('\\.', '.')),
        compileMessage(defaultMessage, needs),
      );
    } catch (error) {
      throw new Error(`${file}, ${id}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
  const domain = [...needs.domain].toSorted().join(', ');
  return {
    words: literal(words),
    speech: [...needs.speech].toSorted().join(', '),
    imports: domain === '' ? [] : [`import { ${domain} } from '@concordia/domain';`],
  };
}

/**
 * The English messages of a section, as its module.
 *
 * @param {string} name of the section, as the file is called.
 * @param {Record<string, { defaultMessage: string }>} messages by id.
 * @param {string} locale where `section` is imported from.
 * @param {string} [group] of sections, where another package has some of the same name.
 * @returns {string} a module of TypeScript.
 */
export function compileSection(name, messages, locale, group) {
  const { words, speech, imports } = compileWords(`${name}.json`, messages);
  return [
    `// Written by \`npm run generate\` from messages/en/${name}.json.`,
    ...imports,
    `import { section } from '${locale}';`,
    '',
    `export const ${name}Strings = section('${keyOf(name, group)}', ${speech === '' ? words : `({ ${speech} }) => (${words})`});`,
    '',
  ].join('\n');
}

/** @param {string} name @param {string} [group] */
const keyOf = (name, group) => (group === undefined ? name : `${group}/${name}`);

/** Typography that translators need not type. German: a word joiner keeps “E-Mail” on one line (Inter has no U+2011). @type {Record<string, (text: string) => string>} */
const typeset = { de: (text) => text.replaceAll(/\bE-(?=Mail)/g, 'E-\u2060') };

/** @param {string} language @param {Record<string, { defaultMessage: string }>} messages */
const typesetIn = (language, messages) =>
  Object.fromEntries(
    Object.entries(messages).map(([id, { defaultMessage }]) => [
      id,
      { defaultMessage: typeset[language]?.(defaultMessage) ?? defaultMessage },
    ]),
  );

/**
 * The same messages in another language: a missing one, or an argument of another type, is a type error.
 *
 * @param {string} name of the section.
 * @param {string} language a BCP 47 tag.
 * @param {Record<string, { defaultMessage: string }>} messages by id.
 * @param {string} locale where types are imported from, seen from the folder above.
 * @returns {string} a module of TypeScript.
 */
export function compileTranslation(name, language, messages, locale) {
  const { words, speech, imports } = compileWords(`${language}/${name}.json`, typesetIn(language, messages));
  const from = locale.startsWith('.') ? `../${locale}` : locale;
  return [
    `// Written by \`npm run generate\` from messages/${language}/${name}.json.`,
    ...imports,
    `import type { ${speech === '' ? '' : 'Speech, '}TextOf } from '${from}';`,
    `import type { ${name}Strings } from '../${name}';`,
    '',
    `export const ${name}Words = (${speech === '' ? '' : `{ ${speech} }: Speech`}): TextOf<typeof ${name}Strings> => (${words});`,
    '',
  ].join('\n');
}

/** A language or a part of it, by the names of the sections. @param {string} language @param {readonly string[]} names @param {string} [group] */
export const compileLanguage = (language, names, group) =>
  [
    `// Written by \`npm run generate\` from messages/${language}.`,
    ...names.map((name) => `import { ${name}Words } from './${name}';`),
    '',
    '/** What is said, by the name of the section. */',
    `export const translations = { ${names.map((name) => `'${keyOf(name, group)}': ${name}Words`).join(', ')} };`,
    '',
  ].join('\n');

/** All sections, for the checks. @param {readonly string[]} names */
export const compileCatalog = (names) =>
  [
    '// Written by `npm run generate` from messages/en.',
    ...names.map((name) => `import { ${name}Strings } from './${name}';`),
    '',
    '/** Everything that is said, by section. */',
    `export const catalog = [${names.map((name) => `${name}Strings`).join(', ')}];`,
    '',
  ].join('\n');
