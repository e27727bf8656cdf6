import { EXIT, Stop } from '../say.mjs';

/** The spellings of a name that the templates use. @typedef {{ Name: string, name: string, path: string, words: string, Words: string, context: string }} Names `context` is empty for components */

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

/** How a name of each kind is written; `example` where it begins with a context. */
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
 * Reads `context/name`.
 *
 * @param {string} given
 * @param {string} example
 * @returns {{ context: string, rest: string }}
 * @throws {Stop} when the context is missing or unknown
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
 * Reads a name in the spelling that its kind asks for.
 *
 * @param {'component' | 'widget' | 'module' | 'channel'} kind
 * @param {string} said for modules and widgets with their context
 * @returns {Names}
 * @throws {Stop} with the spelling that was probably meant
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
  // A type of that name would hide the language's or the browser's own wherever it is imported.
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
  };
}
