/**
 * Writes the table of emoji in English and German from emojibase-data, which is not among our dependencies, because it holds 49 MB of other languages:
 *
 *     npm pack emojibase-data@17.0.0 && tar xzf emojibase-data-17.0.0.tgz && node scripts/emoji.mjs package
 *
 * Skin tones are left out, and what phones of the last years cannot draw.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './lib/paths.mjs';

/** @typedef {{ emoji: string, hexcode: string, label: string, tags?: string[], group?: number, order?: number, version: number }} Entry as emojibase has it */

const VERSION = '17.0.0';
/** Emoji of 2022; what is newer shows as an empty box to many recipients. */
const NEWEST = 15;
/** Skin tones and hair, which are no emoji by themselves. */
const COMPONENTS = 2;

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Usage: emoji.mjs FOLDER, the unpacked package emojibase-data');

/** @param {string} path */
const jsonOf = (path) => JSON.parse(readFileSync(join(source, path), 'utf8'));

const { version } = jsonOf('package.json');
if (version !== VERSION) throw new Error(`This is emojibase-data ${version}, not ${VERSION}`);

/** @param {Entry} entry */
const isOffered = ({ group, version: since }) => group !== undefined && group !== COMPONENTS && since <= NEWEST;

/** @param {Entry} entry the label and its search words, without those that the label has */
function wordsOf({ label, tags = [] }) {
  const known = new Set(label.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const own = tags.filter((tag) => !known.has(tag.toLowerCase()) && /^[\p{L}\p{N} -]+$/u.test(tag));
  return [label, own.join(',')].join('|');
}

/** @type {Entry[]} */
const english = jsonOf('en/data.json').filter(isOffered);
english.sort((one, another) => (one.order ?? 0) - (another.order ?? 0));
/** @type {Map<string, Entry>} */
const german = new Map(jsonOf('de/data.json').map((/** @type {Entry} */ entry) => [entry.hexcode, entry]));

const target = inRoot('packages', 'ui', 'src', 'widgets', 'inbox', 'emoji', 'generated');

/** @param {string} name @param {string} what @param {string[]} lines */
function write(name, what, lines) {
  const text = lines.join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$');
  writeFileSync(
    join(target, `${name}.ts`),
    `/* Written by scripts/emoji.mjs from emojibase-data ${VERSION}, © Miles Johnson, MIT license; its words are those of Unicode CLDR, Unicode License v3. */\n\n/** ${what} */\nexport const ${name} = \`\n${text}\n\`;\n`,
  );
}

mkdirSync(target, { recursive: true });
write(
  'english',
  'A line for each emoji: itself, its name, and words to find it by.',
  english.map((entry) => `${entry.emoji}|${wordsOf(entry)}`),
);
write(
  'german',
  'The German name and words of each line of the English table.',
  english.map(({ hexcode }) => wordsOf(german.get(hexcode) ?? { label: '', tags: [] })),
);
