/**
 * Writes the words of a package from its messages: each `messages/en/NAME.json` becomes `src/strings/generated/NAME.ts`, typed by the arguments of
 * its messages. Part of `npm run generate`; started in the folder of the package.
 *
 * `node messages.mjs LOCALE`: the module that `section` comes from.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileCatalog, compileSection } from './lib/messages/section.mjs';

const [locale] = process.argv.slice(2);
if (locale === undefined) throw new Error('Usage: messages.mjs LOCALE');

const source = join('messages', 'en');
const target = join('src', 'strings', 'generated');

const names = readdirSync(source)
  .map((file) => basename(file, '.json'))
  .toSorted();

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const name of names) {
  const messages = JSON.parse(readFileSync(join(source, `${name}.json`), 'utf8'));
  writeFileSync(join(target, `${name}.ts`), compileSection(name, messages, locale));
}
writeFileSync(join(target, 'catalog.ts'), compileCatalog(names));
