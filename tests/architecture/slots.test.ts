import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as aria from 'react-aria-components';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));
const read = (file: string) => readFileSync(join(source, file), 'utf8');

/** Components of react-aria whose context ours do not have. */
const without = new Set([
  'Form', // Its fields have theirs.
  'GridList', // The items are the caller's.
  'Tooltip', // Its trigger sets it.
  'Tree', // The nodes are the caller's.
]);

const sources = globSync('components/*/*.tsx', { cwd: source }).filter(
  (file) => !/\.(stories|docs|test|demo)\./.test(file),
);

/** `TextField` wraps `TextField as AriaTextField`, and `Checkbox` wraps `CheckboxField as AriaCheckboxField`. */
function wrapsOneWithContext(file: string): boolean {
  const name = basename(file, '.tsx');
  const wraps = new RegExp(`\\b${name}(Field)? as Aria${name}(Field)?\\b`).test(read(file));
  return wraps && [`${name}Context`, `${name}FieldContext`].some((context) => context in aria);
}

const contextOf = (file: string) => /useSlotted\(\s*ownProps,\s*(\w+),?\s*\)/.exec(read(file))?.[1];

/** Which context each component reads. */
const readers = sources.flatMap((file) => {
  const context = contextOf(file);
  return context === undefined ? [] : [{ component: basename(file, '.tsx'), context, file }];
});

it('gives every component over one of react-aria a context, which its folder exports', () => {
  const wrapping = sources.filter(wrapsOneWithContext).map((file) => basename(file, '.tsx'));
  expect(wrapping.length).toBeGreaterThan(20);
  const known = new Set(readers.map(({ component }) => component));
  expect(wrapping.filter((name) => !known.has(name) && !without.has(name))).toEqual([]);
  const isExported = ({ context, file }: (typeof readers)[number]) =>
    new RegExp(`export \\{ ${context}\\b`).test(read(join(dirname(file), 'index.ts')));
  expect(readers.filter((reader) => !isExported(reader))).toEqual([]);
});

it('lists every context and its components in the guide, and plays each', () => {
  const rows = [...read('guides/Composition.mdx').matchAll(/^\| `(\w+Context)` \| (.*) \|$/gm)];
  const listed = rows.flatMap(([, context = '', names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, component = '']) => `${component}: ${context}`),
  );
  const all = readers.map(({ component, context }) => `${component}: ${context}`);
  expect(listed.toSorted()).toEqual(all.toSorted());
  const stories = read('guides/Composition.stories.tsx');
  expect(readers.map(({ context }) => context).filter((context) => !stories.includes(`<${context} value`))).toEqual([]);
});
