import { describe, expect, test } from 'vitest';
import { impuritiesIn } from './impurity.ts';
import { sourceFiles, textOf } from './sources.ts';

const isPure = (file: string): boolean =>
  /^packages\/(domain|contract|channels|fixtures)\/src\//.test(file) && !/\.test\.tsx?$/.test(file);

describe('domain, contract, channels and fixtures are given their clock, die and network', () => {
  test('no source of theirs reaches for them', () => {
    const found = sourceFiles()
      .filter(isPure)
      .flatMap((file) => impuritiesIn(file, textOf(file)).map((where) => `${file}:${where}`));
    expect(found).toEqual([]);
  });

  test.each([
    ['const at = Date.now();', ['1: Date.now']],
    ['const at = new Date();', ['1: new Date()']],
    ['const die = Math.random;', ['1: Math.random']],
    ['await fetch("https://example.com");', ['1: fetch()']],
    ['const id = globalThis.crypto.randomUUID();', ['1: crypto.randomUUID']],
  ])('%s is seen', (text, expected) => {
    expect(impuritiesIn('a.ts', text)).toEqual(expected);
  });

  test.each([
    'const at = new Date(now);',
    'const send = ({ fetch }: Tools) => fetch(url);',
    'const send = (fetch: Fetch) => { const go = () => fetch(url); return go(); };',
    '// Date.now() is passed in',
    'export interface Clock { now(): number }',
  ])('%s is fine', (text) => {
    expect(impuritiesIn('a.ts', text)).toEqual([]);
  });
});
