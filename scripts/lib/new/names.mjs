import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { EXIT, Stop } from '../say.mjs';

/** The newest version of the changelog. */
const nextVersion = () => /^## (\d+\.\d+\.\d+)/m.exec(readFileSync(inRoot('CHANGELOG.md'), 'utf8'))?.[1] ?? '0.1.0';

/** @typedef {{ Name: string, name: string, path: string, words: string, Words: string, context: string, version: string }} Names `context` is empty for components; `version` is the one being worked on */

const parts = (/** @type {string} */ given) =>
  given
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((part) => part.toLowerCase());

const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);

const pascal = (/** @type {string} */ given) => parts(given).map(capital).join('');

const kebab = (/** @type {string} */ given) => parts(given).join('-');

const joined = (/** @type {string} */ given) => parts(given).join('');

const inPascalCase = {
  pattern: /^[A-Z][a-z0-9]*(?:[A-Z][a-z0-9]*)*$/,
  words: 'in capitals and small letters',
  spell: pascal,
};

/** Naming rules by kind; `example` is set if names start with a context. */
const forms = {
  component: { ...inPascalCase, example: undefined },
  widget: { ...inPascalCase, example: 'insight/MorningBrief' },
  module: {
    pattern: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
    words: 'in small letters with hyphens',
    spell: kebab,
    example: 'day/reminders',
  },
  channel: {
    pattern: /^[a-z][a-z0-9]*$/,
    words: 'in small letters, as one word',
    spell: joined,
    example: undefined,
  },
};

/** Folders of apps/api/src/modules, packages/contract/src and packages/ui/src/widgets. */
const contexts = ['inbox', 'people', 'intake', 'delivery', 'channels', 'insight', 'hub', 'day', 'platform'];

/**
 * Parses `context/name`.
 *
 * @param {string} given
 * @param {string} example
 * @returns {{ context: string, rest: string }}
 * @throws {Stop} if the context is missing or unknown
 */
function inContext(given, example) {
  const [context = '', rest, ...more] = given.split('/');
  if (rest !== undefined && more.length === 0 && contexts.includes(context)) return { context, rest };
  throw new Stop(
    EXIT.badSetting,
    `"${given}" lacks its context: write CONTEXT/NAME, such as ${example}. Contexts are ${contexts.join(', ')}.`,
  );
}

/**
 * Parses a name in its kind's spelling.
 *
 * @param {'component' | 'widget' | 'module' | 'channel'} kind
 * @param {string} said includes the context for modules and widgets
 * @returns {Names}
 * @throws {Stop} with the probably intended spelling
 */
export function namesOf(kind, said) {
  const { example, pattern, words, spell } = forms[kind];
  const { context, rest: given } = example === undefined ? { context: '', rest: said } : inContext(said, example);
  if (!pattern.test(given)) {
    const meant = spell(given);
    const hint = pattern.test(meant) ? ` Did you mean ${meant}?` : '';
    throw new Stop(EXIT.badSetting, `"${given}" is no name for a ${kind}: it is written ${words}.${hint}`);
  }
  const Name = pascal(given);
  // A type of that name would shadow a global of the language or the browser.
  if (
    Name in globalThis ||
    ['Element', 'Node', 'Document', 'Window', 'Image', 'Text', 'Range', 'Selection'].includes(Name)
  ) {
    throw new Stop(
      EXIT.badSetting,
      `${Name} is a name of the language or of the browser. Say what kind of it this is.`,
    );
  }
  const spoken = parts(given).join(' ');
  return {
    Name,
    name: Name.charAt(0).toLowerCase() + Name.slice(1),
    path: kebab(given),
    words: spoken,
    Words: capital(spoken),
    context,
    version: nextVersion(),
  };
}
