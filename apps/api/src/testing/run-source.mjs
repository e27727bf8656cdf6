/**
 * Lets plain Node run our TypeScript, including decorators: `node --conditions=@concordia/source --import run-source.mjs file.ts`. For tests that
 * start a second process and kill it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync, version } from '@swc/core';
import { resolve } from './resolve-source.mjs';

const root = new URL('../../../../', import.meta.url);
const { $schema: _, ...options } = JSON.parse(readFileSync(new URL('.swcrc', root), 'utf8'));

/** Caches compiled sources: compiling is most of such a process's startup. */
const made = fileURLToPath(new URL('.cache/sources/', root));
mkdirSync(made, { recursive: true });

/** @param {string} filename @returns {string} */
function compiled(filename) {
  const source = readFileSync(filename, 'utf8');
  const key = JSON.stringify([version, options, filename, source]);
  const kept = join(made, `${createHash('sha256').update(key).digest('hex')}.js`);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const { code } = transformSync(source, { ...options, filename, swcrc: false, sourceMaps: 'inline' });
    // Written atomically, since other processes read at the same time.
    const part = `${kept}.${process.pid}`;
    writeFileSync(part, code);
    renameSync(part, kept);
    return code;
  }
}

registerHooks({
  resolve,
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});
