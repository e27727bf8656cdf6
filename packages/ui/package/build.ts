/** Builds `dist/package`: what `npm publish` would send. Run by `npm run build:package`. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { writeFonts } from './fonts.ts';
import { manifest, tokenFiles } from './manifest.ts';
import { writeTypes } from './types.ts';

const ui = join(import.meta.dirname, '..');
const folder = join(ui, 'dist/package');
/** The package exports no path to it. */
const tsc = join(ui, '../../node_modules/typescript-7/bin/tsc');

rmSync(join(ui, 'dist'), { recursive: true, force: true });
await build({ root: ui, configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'error' });
execFileSync(process.execPath, [tsc, '-p', join(ui, 'tsconfig.package.json')], { stdio: 'inherit' });
writeTypes(join(ui, 'dist/types'), folder);
writeFonts(folder);
for (const name of tokenFiles) copyFileSync(join(ui, 'src/theme', name), join(folder, name));
copyFileSync(join(ui, 'README.md'), join(folder, 'README.md'));
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
