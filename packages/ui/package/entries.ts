import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export const source = join(import.meta.dirname, '../src');

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

const indexed = (folders: readonly string[]): string[] =>
  folders.map((folder) => join(folder, 'index.ts')).filter((file) => existsSync(file));

/** Components that carry a stylesheet and documentation. */
const components = indexed(foldersIn(join(source, 'components')));

const widgets = indexed(foldersIn(join(source, 'widgets')).flatMap(foldersIn)).filter(
  (file) => !/\/testing\//.test(file),
);

const languages = readdirSync(join(source, 'strings/languages'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join(source, 'strings/languages', name));

/** `components/Button/index`: the path of a module below the sources, without its extension. */
export const nameOf = (file: string): string => relative(source, file).replace(/(\.css)?\.tsx?$/, '$1');

/** What users of the package may import, by output path. */
export const entries: Readonly<Record<string, string>> = Object.fromEntries(
  [join(source, 'theme/index.ts'), join(source, 'locale/index.ts'), ...components, ...widgets, ...languages].map(
    (file) => [nameOf(file), file],
  ),
);
