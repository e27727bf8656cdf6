import { describe, expect, test } from 'vitest';
import { timingsIn } from './elapsed.ts';
import { projectFiles, textOf } from './sources.ts';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

describe('tests assert what happens, not how long it takes', () => {
  test('no test measures elapsed time or has too little of it', () => {
    const found = projectFiles()
      .filter(isTest)
      .flatMap((file) => timingsIn(file, textOf(file)).map((where) => `${file}:${where}`));
    expect(found).toEqual([]);
  });

  test.each([
    ['const since = performance.now();', ['1: performance.now']],
    ['expect(Date.now() - since).toBeLessThan(50);', ['1: Date.now() - …']],
    ['const start = process.hrtime.bigint();', ['1: process.hrtime']],
    ["it('is quick', { timeout: 2_000 }, () => {});", ['1: timeout: 2_000']],
    ["test.each(all)('is quick', { timeout: 500 }, () => {});", ['1: timeout: 500']],
  ])('%s is seen', (text, expected) => {
    expect(timingsIn('a.test.ts', text)).toEqual(expected);
  });

  test.each([
    "it('is long', { timeout: 60_000 }, () => {});",
    'await expect.poll(read, { timeout: 15_000 }).toBe(1);',
    'const seconds = Math.floor(Date.now() / 1_000);',
    '// performance.now() is for benches',
  ])('%s is fine', (text) => {
    expect(timingsIn('a.test.ts', text)).toEqual([]);
  });
});
