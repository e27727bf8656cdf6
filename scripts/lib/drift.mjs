import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root } from './paths.mjs';
import { run, tail } from './run.mjs';

/** Committed output of `npm run generate`. */
const generated = [
  inRoot('openapi', 'openapi.json'),
  inRoot('openapi', 'asyncapi.json'),
  inRoot('docs', 'channels.md'),
  inRoot('packages', 'api-client', 'src', 'generated'),
  inRoot('packages', 'api-client', 'src', 'examples', 'generated'),
  inRoot('packages', 'ui', 'src', 'theme', 'tokens.json'),
  inRoot('packages', 'ui', 'src', 'components', 'Icon', 'generated'),
  inRoot('packages', 'ui', 'src', 'strings', 'generated'),
  inRoot('apps', 'web', 'src', 'strings', 'generated'),
];

/** @param {string} path @returns {string[]} */
const filesOf = (path) => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
};

const digests = () =>
  new Map(
    generated
      .flatMap(filesOf)
      .map((file) => [file.slice(root.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

/**
 * Regenerates everything and compares it with the committed files.
 *
 * @returns {Promise<{ code: number, output: string }>} a description of the differences
 */
export async function checkGenerated() {
  const before = digests();
  // Forced: a cached result would only be compared with itself.
  const { code, output } = await run('turbo', ['run', 'generate', '--force', '--only', '--output-logs=errors-only'], {
    timeoutMs: 300_000,
  });
  if (code !== 0) return { code, output: tail(output, 60) };

  const after = digests();
  const names = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  if (names.length === 0) return { code: 0, output: '' };
  return {
    code: 1,
    output: `${names.map((name) => `  ${name}`).join('\n')}\nThese generated files were out of date. They have been generated afresh: look at the difference and commit it.`,
  };
}
