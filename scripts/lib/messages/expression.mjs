import { parse, SKELETON_TYPE, TYPE } from '@formatjs/icu-messageformat-parser';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */
/** @typedef {import('@formatjs/icu-messageformat-parser').PluralElement} Plural */
/** @typedef {import('@formatjs/icu-messageformat-parser').SelectElement} Select */
/** @typedef {import('@formatjs/icu-messageformat-parser').NumberElement} Figure */

/**
 * What a message needs: the types of its arguments, the functions of `Speech` that it calls, and what it imports from the domain.
 *
 * @typedef {{ args: Map<string, string>, speech: Set<string>, domain: Set<string> }} Needs
 */

/** Arguments that are codes of the domain and print as their names. */
const NAMED = new Map([
  ['channel', { type: 'Channel', names: 'CHANNEL_NAMES' }],
  ['tier', { type: 'PriorityTier', names: 'TIER_NAMES' }],
  ['status', { type: 'MessageStatus', names: 'STATUS_NAMES' }],
]);

/** Custom number styles: an amount in the workspace's currency, and an amount of data. */
const STYLES = ['money', 'bytes'];

/** @param {string} text */
const inTemplate = (text) => text.replaceAll(/[\\`]|\$(?=\{)/g, (character) => `\\${character}`);

/** @param {string} text */
const quoted = (text) =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** @param {string} name @param {string} type @param {Needs} needs */
function need(name, type, needs) {
  const known = needs.args.get(name);
  if (known !== undefined && known !== type) throw new Error(`{${name}} is a ${known} and a ${type}`);
  needs.args.set(name, type);
}

/** @param {string} name @param {Needs} needs */
function argument(name, needs) {
  const named = NAMED.get(name);
  need(name, named?.type ?? 'string', needs);
  if (named === undefined) return name;
  needs.domain.add(named.names).add(`type ${named.type}`);
  return `${named.names}[${name}]`;
}

/** @param {Figure} element @param {Needs} needs */
function figure({ value, style }, needs) {
  need(value, 'number', needs);
  if (typeof style === 'string') {
    if (!STYLES.includes(style)) throw new Error(`{${value}} has the unknown style ${style}`);
    needs.speech.add(style);
    return `${style}(${value})`;
  }
  needs.speech.add('figure');
  if (style?.type !== SKELETON_TYPE.number) return `figure(${value})`;
  const options = Object.entries(style.parsedOptions).map(
    ([name, option]) => `${name}: ${typeof option === 'string' ? quoted(option) : option}`,
  );
  return `figure(${value}, { ${options.join(', ')} })`;
}

/** @param {Plural} plural @param {Needs} needs */
function plural({ value, options, offset, pluralType }, needs) {
  if (offset !== 0 || pluralType !== 'cardinal')
    throw new Error(`{${value}} is a plural with an offset, or an ordinal`);
  need(value, 'number', needs);
  const entries = Object.entries(options).map(([form, option]) => ({
    form,
    text: expression(option.value, needs, value),
  }));
  const number = `figure(${value})`;
  const exact = entries.filter(({ form }) => form.startsWith('='));
  const forms = entries.filter(({ form }) => !form.startsWith('='));
  const [only] = forms;
  const isAlone = only !== undefined && forms.length === 1;
  const words = isAlone ? only.text : grammatical(value, forms, needs);
  if ((isAlone ? entries : exact).some(({ text }) => text.includes(number))) needs.speech.add('figure');
  return exact.reduceRight((rest, { form, text }) => `${value} === ${form.slice(1)} ? ${text} : ${rest}`, words);
}

/** A template without gaps as a string. @param {string} code */
const plain = (code) => (/[$\\]/.test(code) ? code : quoted(code.slice(1, -1)));

/** `counted` writes the number before the word, where each form begins with it. @param {string} value @param {{ form: string, text: string }[]} forms @param {Needs} needs */
function grammatical(value, forms, needs) {
  const number = `\`\${figure(${value})} `;
  const isCounted = forms.every(({ text }) => text.startsWith(number));
  const words = forms.map(({ form, text }) => ({
    form,
    text: isCounted ? plain(`\`${text.slice(number.length)}`) : text,
  }));
  const name = isCounted ? 'counted' : 'form';
  needs.speech.add(name);
  if (words.some(({ text }) => text.includes(`figure(${value})`))) needs.speech.add('figure');
  if (words.map(({ form }) => form).join() === 'one,other')
    return `${name}(${[value, ...words.map(({ text }) => text)].join(', ')})`;
  return `${name}(${value}, { ${words.map(({ form, text }) => `${form}: ${text}`).join(', ')} })`;
}

/**
 * The cases of a code of the domain are all of its values: the `other` that the syntax asks for is dropped, and a missing one is a type error.
 *
 * @param {Select} select @param {Needs} needs
 */
function select({ value, options }, needs) {
  const named = NAMED.get(value);
  const cases = Object.entries(options)
    .filter(([name]) => named === undefined || name !== 'other')
    .map(([name, option]) => ({ name, text: expression(option.value, needs) }));
  if (named !== undefined) needs.domain.add(`type ${named.type}`);
  need(value, named?.type ?? cases.map(({ name }) => `'${name}'`).join(' | '), needs);
  return `{ ${cases.map(({ name, text }) => `${name}: ${text}`).join(', ')} }[${value}]`;
}

/** @param {Element} element @param {Needs} needs @param {string | undefined} counted @returns {{ text: string } | { code: string }} */
function part(element, needs, counted) {
  switch (element.type) {
    case TYPE.literal:
      return { text: element.value };
    case TYPE.argument:
      return { code: argument(element.value, needs) };
    case TYPE.number:
      return { code: figure(element, needs) };
    case TYPE.plural:
      return { code: plural(element, needs) };
    case TYPE.select:
      return { code: select(element, needs) };
    case TYPE.pound:
      // `plural` adds what it needs: the number may go into `counted`.
      return { code: `figure(${counted})` };
    default:
      throw new Error('dates, times and tags are not arguments of a message; Sentence reads tags');
  }
}

/** @param {readonly Element[]} elements @param {Needs} needs @param {string} [counted] what `#` stands for. */
function expression(elements, needs, counted) {
  const parts = elements.map((element) => part(element, needs, counted));
  const [only] = parts;
  if (parts.length === 0) return "''";
  if (parts.length === 1 && only) return 'text' in only ? quoted(only.text) : only.code;
  return `\`${parts.map((one) => ('text' in one ? inTemplate(one.text) : `\${${one.code}}`)).join('')}\``;
}

/**
 * A message in ICU syntax as TypeScript: a string, or a function of its arguments by name.
 *
 * @param {string} message
 * @param {Needs} needs of the section; what the message calls and imports is added.
 * @throws Error if the syntax is wrong or not supported.
 */
export function compileMessage(message, needs) {
  const own = { ...needs, args: new Map() };
  const code = expression(parse(message, { ignoreTag: true, shouldParseSkeletons: true }), own);
  if (own.args.size === 0) return code;
  const names = [...own.args.keys()].join(', ');
  const types = [...own.args].map(([name, type]) => `${name}: ${type}`).join('; ');
  // The names of the domain are literal types, which a translation could not match.
  const result = /^\w+_NAMES\[\w+\]$/.test(code) ? ': string' : '';
  return `({ ${names} }: { ${types} })${result} => ${code.startsWith('{') ? `(${code})` : code}`;
}
