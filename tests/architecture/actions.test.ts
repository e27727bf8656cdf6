import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'packages/ui/src');

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  // Documentation also shows what not to do.
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.docs.tsx'))
  .map((name) => join(source, name));

/** Groups of buttons in a file: below a form, and at the foot of a dialog. */
const groupsIn = (text: string): string[] =>
  [...text.matchAll(/<FormActions>[\s\S]*?<\/FormActions>|actions=\{\s*<>[\s\S]*?<\/>/g)].map(([group]) => group);

const cancels = /words\.cancel\b|words\.cancelForm\b|>Cancel</;
const confirms = /<SubmitButton\b|tone="(?:primary|danger)"/;

it('puts Cancel before the button that acts, in forms and dialogs alike', () => {
  const groups = files.flatMap((file) => groupsIn(readFileSync(file, 'utf8')).map((group) => ({ file, group })));
  const both = groups.filter(({ group }) => cancels.test(group) && confirms.test(group));
  expect(both.length).toBeGreaterThan(20);
  const reversed = both.filter(({ group }) => group.search(cancels) > group.search(confirms));
  expect(reversed.map(({ file }) => relative(root, file))).toEqual([]);
});
