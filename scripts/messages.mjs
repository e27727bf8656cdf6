/**
 * Writes the words of a package from its messages: each `messages/en/NAME.json` becomes `src/strings/generated/NAME.ts`, typed by the arguments of
 * its messages, and each `messages/LANGUAGE/NAME.json` becomes `src/strings/generated/LANGUAGE/NAME.ts`, typed by the English. Sections that
 * `messages/parts.json` names are left out of the language's index and have one of their own, `LANGUAGE/PARTPart.ts`, so that the app can load them
 * later. Part of `npm run generate`; started in the folder of the package.
 *
 * `node messages.mjs LOCALE [GROUP]`: the module that `section` comes from; what the sections' names begin with, `pages/connection`, where another
 * package has the same.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileCatalog, compileLanguage, compileSection, compileTranslation } from './lib/messages/section.mjs';

const [locale, group] = process.argv.slice(2);
if (locale === undefined) throw new Error('Usage: messages.mjs LOCALE [GROUP]');

const source = 'messages';
const target = join('src', 'strings', 'generated');

const namesIn = (/** @type {string} */ language) =>
  readdirSync(join(source, language))
    .map((file) => basename(file, '.json'))
    .toSorted();
const messagesOf = (/** @type {string} */ language, /** @type {string} */ name) =>
  JSON.parse(readFileSync(join(source, language, `${name}.json`), 'utf8'));

/** Names of sections by part. @type {Record<string, string[]>} */
const parts = existsSync(join(source, 'parts.json'))
  ? JSON.parse(readFileSync(join(source, 'parts.json'), 'utf8'))
  : {};
const inParts = new Set(Object.values(parts).flat());

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const names = namesIn('en');
for (const name of names)
  writeFileSync(join(target, `${name}.ts`), compileSection(name, messagesOf('en', name), locale, group));
writeFileSync(join(target, 'catalog.ts'), compileCatalog(names));

const languages = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const language of languages.map(({ name }) => name).filter((name) => name !== 'en')) {
  mkdirSync(join(target, language));
  const translated = namesIn(language);
  for (const name of translated) {
    const text = compileTranslation(name, language, messagesOf(language, name), locale);
    writeFileSync(join(target, language, `${name}.ts`), text);
  }
  const rest = translated.filter((name) => !inParts.has(name));
  writeFileSync(join(target, language, 'index.ts'), compileLanguage(language, rest, group));
  for (const [part, sections] of Object.entries(parts))
    writeFileSync(join(target, language, `${part}Part.ts`), compileLanguage(language, sections, group));
}
