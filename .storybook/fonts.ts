import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const fonts = dirname(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')));
const folder = fileURLToPath(new URL('../node_modules/.cache/concordia-fonts', import.meta.url));

const config = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${resolve(folder, 'cache')}</cachedir>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
`;

/**
 * Limits the browser to one known family of system fonts.
 *
 * Inter ships with the product, but Arabic, symbols and code fall back to the machine's fonts, which vary. Glyphs that DejaVu lacks (most emoji)
 * render as the same box everywhere; Japanese has its own font (`japanese.ts`).
 *
 * @returns the environment to launch Chromium with; only Linux reads it.
 */
export function sameFontsEverywhere(env: NodeJS.ProcessEnv): Record<string, string> {
  const file = resolve(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, config);
  const kept = Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return { ...Object.fromEntries(kept), FONTCONFIG_FILE: file };
}
