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
 * A file of messages, in FormatJS's format, as a section of words. Ids with dots are groups, `sortBy.name`; a code with a dot is `scope.tweet\\.read`.
 *
 * @param {string} name of the section, as the file is called.
 * @param {Record<string, { defaultMessage: string }>} messages by id.
 * @param {string} locale where `section` is imported from.
 * @returns {string} a module of TypeScript.
 */
export function compileSection(name, messages, locale) {
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
      throw new Error(`${name}.json, ${id}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
  const speech = [...needs.speech].toSorted().join(', ');
  return [
    `// Written by \`npm run generate\` from messages/en/${name}.json.`,
    ...(needs.domain.size === 0
      ? []
      : [`import { ${[...needs.domain].toSorted().join(', ')} } from '@concordia/domain';`]),
    `import { section } from '${locale}';`,
    '',
    `export const ${name}Strings = section('${name}', ${speech === '' ? literal(words) : `({ ${speech} }) => (${literal(words)})`});`,
    '',
  ].join('\n');
}

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
