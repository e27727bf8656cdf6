import { expect, test } from 'vitest';
import { openEngine } from './engine.js';

test.each([
  ['a PostgreSQL that is not there', { engine: 'postgresql', url: 'postgresql://nobody:hunter2@127.0.0.1:9/none' }],
  ['a file in no folder', { engine: 'sqlite', file: '/nowhere/concordia.db' }],
] as const)('%s is refused in words, without the password', async (_, target) => {
  const opening = openEngine(target, () => undefined);
  await expect(opening).rejects.toMatchObject({
    reason: 'DATABASE',
    message: expect.stringMatching(/^The database cannot be opened \((?!.*hunter2)/),
  });
});
