import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFiles, root, textOf } from './sources.ts';

const documents = projectFiles().filter((file) => /\.mdx?$/.test(file));
const builtIn = new Set(['ci', 'install', 'exec', 'pack']);

function scriptNames(): Set<string> {
  const manifest: unknown = JSON.parse(textOf('package.json'));
  if (typeof manifest !== 'object' || manifest === null || !('scripts' in manifest)) return new Set();
  return new Set(Object.keys(manifest.scripts ?? {}));
}

describe('documents', () => {
  test('name only npm commands that exist', () => {
    const scripts = scriptNames();
    const unknown = documents.flatMap((file) =>
      [...textOf(file).matchAll(/(?:`|^)npm (?:run )?([a-z][\w:-]*)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !scripts.has(name) && !builtIn.has(name))
        .map((name) => `${file}: npm ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('link only to files that exist', () => {
    const broken = documents.flatMap((file) =>
      [...textOf(file).matchAll(/\]\((?!https?:|#|\?path=|mailto:)([^)#\s]+)[^)]*\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(root, dirname(file), target)))
        .map((target) => `${file} → ${target}`),
    );
    expect(broken).toEqual([]);
  });

  test('link only to pages of Storybook that exist', () => {
    const pages = new Set(
      projectFiles().flatMap((file) => {
        const [, group, name] =
          /^packages\/ui\/src\/(components|widgets(?=\/)|foundations|guides|patterns)\/(?:(?<=widgets\/)\w+\/)?(\w+)(?:\/|\.mdx$)/.exec(
            file,
          ) ?? [];
        return group && name ? [`${group}-${name.toLowerCase()}--docs`] : [];
      }),
    );
    const broken = documents.flatMap((file) =>
      [...textOf(file).matchAll(/\]\(\?path=\/docs\/([^)]+)\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !pages.has(target))
        .map((target) => `${file} → ${target}`),
    );
    expect(broken).toEqual([]);
  });

  test('README names every command', () => {
    const readme = textOf('README.md');
    const silent = new Set([
      'lint',
      'typecheck',
      'format',
      'format:check',
      'build',
      'storybook:build',
      'storybook:bundle',
    ]);
    const missing = [...scriptNames()].filter(
      (name) => !silent.has(name) && !new RegExp(`npm (run )?${name}\\b`).test(readme),
    );
    expect(missing).toEqual([]);
  });
});
