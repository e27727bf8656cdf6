import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, sourceFiles, textOf } from './sources.ts';

/*
 * The words of some pages are loaded with them. What other pages show must not be among these, or it would be English in every other language.
 */

const PAGES = {
  analytics: 'apps/web/src/pages/Analytics/',
  hub: 'apps/web/src/pages/Connection/',
  setup: 'apps/web/src/pages/Setup/',
};

const parts: Record<string, string[]> = JSON.parse(textOf('packages/ui/messages/parts.json'));

const all = new Set(sourceFiles());

function fileOf(from: string, specifier: string): string | undefined {
  const entry = /^@concordia\/ui\/(.+)$/.exec(specifier)?.[1];
  if (entry === undefined && !specifier.startsWith('.')) return undefined;
  const path = entry === undefined ? normalize(join(dirname(from), specifier)) : `packages/ui/src/${entry}`;
  return ['.ts', '.tsx', '/index.ts'].map((ending) => path + ending).find((file) => all.has(file));
}

/** All that the app may load without the files of a folder. */
function loadedWithout(folder: string): ReadonlySet<string> {
  const seen = new Set(['apps/web/src/main.tsx']);
  for (const file of seen) {
    for (const specifier of importsOf(textOf(file))) {
      const next = fileOf(file, specifier);
      if (next !== undefined && !next.startsWith(folder) && !next.includes('/strings/languages/')) seen.add(next);
    }
  }
  return seen;
}

test.each(Object.entries(PAGES))('the words of %s are said on its page alone', (part, folder) => {
  const elsewhere = loadedWithout(folder);
  expect(elsewhere.size).toBeGreaterThan(500);
  const said = parts[part]?.filter((name) => elsewhere.has(`packages/ui/src/strings/generated/${name}.ts`));
  expect(said).toEqual([]);
  expect(elsewhere.has('packages/ui/src/strings/providerGuides.ts') && part === 'setup').toBe(false);
});

test('every part belongs to a page', () => {
  expect(Object.keys(parts)).toEqual(Object.keys(PAGES));
});
