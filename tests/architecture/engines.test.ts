import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LEAST_NODE } from '../../scripts/lib/node.mjs';
import { importsOf, projectFiles, sourceFiles, textOf } from './sources.ts';

const ManifestSchema = z.object({ engines: z.object({ node: z.string() }) });

/** The least Node that a workspace asks for. @param folder `.` is the root. */
const leastOf = (folder: string): string => {
  const manifest = ManifestSchema.parse(JSON.parse(textOf(folder === '.' ? 'package.json' : `${folder}/package.json`)));
  return manifest.engines.node.replace(/^>=/, '');
};

const packages = projectFiles()
  .filter((file) => /^packages\/[^/]+\/package\.json$/.test(file))
  .map((file) => file.replace('/package.json', ''));

const isProduct = (file: string) => !/\.(test|stories)\.tsx?$|\/(testing|generated)\//.test(file);

/** What Node got after version 20, with the version that it came in. */
const LATER: readonly (readonly [number, RegExp])[] = [
  [21, /\b(?:Map|Object)\.groupBy\(/],
  [
    22,
    /\bPromise\.withResolvers\(|\bArray\.fromAsync\(|\bIterator\.from\(|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  ],
  [22, /\.(?:values|keys|entries)\(\)\.(?:map|filter|toArray|some|every|find|reduce|take|drop|flatMap|forEach)\(/],
  [24, /\bRegExp\.escape\(|\bPromise\.try\(|\bError\.isError\(/],
];

describe('the Node that is asked for', () => {
  test.each(['.', 'apps/api', 'apps/web'])('is the same in the engines of %s as in the commands', (folder) => {
    expect(leastOf(folder)).toBe(LEAST_NODE.run);
  });

  test.each(['README.md', 'docs/decisions/0001-node-as-dependency.md'])('is named in %s, for each system', (file) => {
    expect(textOf(file)).toContain(LEAST_NODE.start);
    expect(textOf(file)).toContain(LEAST_NODE.run);
  });

  test.each(packages)('is what the sources of %s use', (folder) => {
    const needed = sourceFiles()
      .filter((file) => file.startsWith(`${folder}/`) && isProduct(file))
      .flatMap((file) => LATER.filter(([, feature]) => feature.test(textOf(file))).map(([version]) => version));
    expect(Number.parseFloat(leastOf(folder))).toBeGreaterThanOrEqual(Math.max(20, ...needed));
  });

  test.each(packages)('is in %s no less than in what it imports', (folder) => {
    const imported = sourceFiles()
      .filter((file) => file.startsWith(`${folder}/`) && isProduct(file))
      .flatMap((file) => importsOf(textOf(file)))
      .flatMap((name) => /^@concordia\/([^/]+)/.exec(name)?.[1] ?? [])
      .map((name) => Number.parseFloat(leastOf(`packages/${name}`)));
    expect(Number.parseFloat(leastOf(folder))).toBeGreaterThanOrEqual(Math.max(20, ...imported));
  });
});
