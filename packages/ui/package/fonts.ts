import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const SHEETS = [
  '@fontsource-variable/inter/index.css',
  '@fontsource-variable/newsreader/index.css',
  '@fontsource-variable/newsreader/wght-italic.css',
];

const require = createRequire(import.meta.url);

/** Keeps the fonts out of `base.css`: a library build would inline 600 kB of them. */
export const withoutFonts = (): Plugin => ({
  name: 'concordia:without-fonts',
  enforce: 'pre',
  resolveId: (id) => (SHEETS.includes(id) ? '\0no-fonts' : null),
  load: (id) => (id === '\0no-fonts' ? 'export {};' : null),
});

/** Writes `fonts.css` and the files it names. */
export function writeFonts(folder: string): void {
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  const sheets = SHEETS.map((name) => {
    const file = require.resolve(name);
    return readFileSync(file, 'utf8').replaceAll(/url\(\.\/files\/([\w.-]+)\)/g, (_match, font: string) => {
      copyFileSync(join(dirname(file), 'files', font), join(folder, 'fonts', font));
      return `url(./fonts/${font})`;
    });
  });
  writeFileSync(join(folder, 'fonts.css'), sheets.join('\n'));
}
