import { expect, test } from 'vitest';
import { sourceFiles, textOf } from './sources.ts';

const MODULES = 'apps/api/src/modules/';

/** Contexts of the API whose services write no statements. */
const CONTEXTS: ReadonlySet<string> = new Set(['channels', 'day', 'delivery', 'demo', 'hub', 'insight', 'platform']);

/** What has statements outside of a repository all the same. The list may only become shorter. */
const EXCEPTIONS: readonly string[] = [
  // Every transaction ends with it.
  `${MODULES}platform/stream/change-log.ts`,
];

const hasStatement = (text: string): boolean => /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text);

const mayHaveStatements = (file: string): boolean =>
  file.endsWith('.repository.ts') || file.endsWith('.test.ts') || file.endsWith('/testing.ts');

const outside = sourceFiles().filter((file) => {
  const context = file.startsWith(MODULES) ? file.slice(MODULES.length).split('/')[0] : undefined;
  return context !== undefined && CONTEXTS.has(context) && !mayHaveStatements(file) && hasStatement(textOf(file));
});

test('statements stand in repositories, where they have names', () => {
  expect(outside).toEqual(EXCEPTIONS);
});

test.each([
  ["await tx.insertInto('task').values(row).execute();", true],
  ['await this.tasks.insert(tx, row);', false],
])('%s: %s', (text, isStatement) => {
  expect(hasStatement(text)).toBe(isStatement);
});
