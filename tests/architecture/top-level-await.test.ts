import { describe, expect, test } from 'vitest';
import { sourceFiles, textOf } from './sources.ts';
import { topLevelAwaitsIn } from './top-level-await.ts';

/*
 * V8 ends the whole process ("Check failed: (location_) != nullptr" in SourceTextModule::AsyncModuleExecutionFulfilled) when a thread is
 * terminated just as the top-level await of its module is fulfilled.
 */
describe('a worker thread', () => {
  test('does not wait at the top level of its module', () => {
    const workers = sourceFiles().filter((file) => file.endsWith('-worker.ts'));
    expect(workers.length).toBeGreaterThan(3);
    expect(workers.filter((file) => topLevelAwaitsIn(file, textOf(file)).length > 0)).toEqual([]);
  });

  test.each([
    ['await read();', [1]],
    ['try {\n  await read();\n} finally {\n  close();\n}', [2]],
    ['for await (const batch of batches) say(batch);', [1]],
    ['async function read() {\n  await other();\n}\nvoid read();', []],
    ['const read = async () => {\n  for await (const batch of batches) say(batch);\n};', []],
  ])('%j waits on %j', (text, lines) => {
    expect(topLevelAwaitsIn('a.ts', text)).toEqual(lines);
  });
});
