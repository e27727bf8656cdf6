import { expect, test } from 'vitest';
import { sourceFiles, textOf } from './sources.ts';

const MODULES = 'apps/api/src/modules/';

/** What has statements outside of a repository all the same. The list may only become shorter. */
const EXCEPTIONS: readonly string[] = [
  // Conditions with a subquery, which repositories put into their statements.
  `${MODULES}inbox/messages/message-filter.ts`,
  `${MODULES}inbox/messages/searched-messages.ts`,
];

const hasStatement = (text: string): boolean => /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text);

const mayHaveStatements = (file: string): boolean =>
  file.endsWith('.repository.ts') || file.endsWith('.test.ts') || file.endsWith('/testing.ts');

const outside = sourceFiles().filter(
  (file) => file.startsWith(MODULES) && !mayHaveStatements(file) && hasStatement(textOf(file)),
);

test('statements stand in repositories, where they have names', () => {
  expect(outside).toEqual(EXCEPTIONS);
});

test.each([
  ["await tx.insertInto('task').values(row).execute();", true],
  ['await this.tasks.insert(tx, row);', false],
])('%s: %s', (text, isStatement) => {
  expect(hasStatement(text)).toBe(isStatement);
});
