/**
 * Writes the words of a package from its messages: each `messages/en/NAME.json` becomes `src/strings/generated/NAME.ts`, typed by the arguments of
 * its messages, and each `messages/LANGUAGE/NAME.json` becomes `src/strings/generated/LANGUAGE/NAME.ts`, typed by the English. Part of
 * `npm run generate`; started in the folder of the package.
 *
 * `node messages.mjs LOCALE [GROUP]`: the module that `section` comes from; what the sections' names begin with, `pages/connection`, where another
 * package has the same.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const names = namesIn('en');
for (const name of names)
  writeFileSync(join(target, `${name}.ts`), compileSection(name, messagesOf('en', name), locale, group));
writeFileSync(join(target, 'catalog.ts'), compileCatalog(names));

for (const language of readdirSync(source).filter((folder) => folder !== 'en')) {
  mkdirSync(join(target, language));
  const translated = namesIn(language);
  for (const name of translated) {
    const text = compileTranslation(name, language, messagesOf(language, name), locale);
    writeFileSync(join(target, language, `${name}.ts`), text);
  }
  writeFileSync(join(target, language, 'index.ts'), compileLanguage(language, translated, group));
}
