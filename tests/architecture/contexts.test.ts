import { describe, expect, test } from 'vitest';
import { contextObjectionTo, cyclesIn, type FolderImport, folderImportsIn } from './contexts.ts';
import { sourceFiles, textOf } from './sources.ts';

const link = (from: string, to: string): FolderImport => ({ from, to });

describe('contexts of the API', () => {
  const imports = sourceFiles()
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => folderImportsIn(file, textOf(file)));

  test('import only what the table permits', () => {
    expect(imports.length).toBeGreaterThan(500);
    expect([...new Set(imports.map(contextObjectionTo).filter((objection) => objection !== null))]).toEqual([]);
  });

  test('have no cycle between their folders', () => {
    expect(cyclesIn(imports)).toEqual([]);
  });

  test('are read from relative imports between folders alone', () => {
    const text = `import { A } from '../../hub/log/a.js';\nimport { B } from './b.js';\nimport { C } from '../../../common/c.js';`;
    expect(folderImportsIn('apps/api/src/modules/inbox/messages/x.ts', text)).toEqual([
      link('inbox/messages', 'hub/log'),
    ]);
  });

  test.each([
    [link('hub/log', 'intake/imports'), 'hub/log may not import intake/imports: hub knows'],
    [link('people/contacts', 'demo'), 'people/contacts may not import demo: people knows'],
    [link('elsewhere/x', 'hub/log'), 'elsewhere is not in the table of contexts'],
  ])('%o is forbidden', (one, objection) => {
    expect(contextObjectionTo(one)).toContain(objection);
  });

  test('are found to go around, over however many folders', () => {
    const around = [link('a', 'b'), link('b', 'c'), link('c', 'a'), link('c', 'd'), link('d', 'e')];
    expect(cyclesIn(around)).toEqual([['a', 'b', 'c']]);
    expect(cyclesIn(around.slice(1))).toEqual([]);
  });
});
