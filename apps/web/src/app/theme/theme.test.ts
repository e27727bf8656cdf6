import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { themeClass } from '@concordia/ui/theme';
import { describe, expect, test } from 'vitest';
import { THEME_STORAGE_KEY, type ThemeChoice } from './theme';

const script = readFileSync(new URL('../../../public/theme.js', import.meta.url), 'utf8');

/** What `public/theme.js` puts on `<html>`. */
function classBeforePaint(kept: ThemeChoice | null, isSystemDark: boolean, isStorageForbidden = false): string[] {
  const classes: string[] = [];
  runInNewContext(script, {
    localStorage: {
      getItem: (key: string) => {
        if (isStorageForbidden) throw new Error('SecurityError');
        return key === THEME_STORAGE_KEY ? kept : null;
      },
    },
    matchMedia: (query: string) => ({ matches: isSystemDark && query === '(prefers-color-scheme: dark)' }),
    document: { documentElement: { classList: { add: (name: string) => classes.push(name) } } },
  });
  return classes;
}

describe('the script before the first paint', () => {
  test.each([
    ['light', false, themeClass.light],
    ['light', true, themeClass.light],
    ['dark', false, themeClass.dark],
    [null, true, themeClass.dark],
    [null, false, themeClass.light],
    ['system', true, themeClass.dark],
  ] as const)('choice %s on a device that is dark: %s', (kept, isSystemDark, expected) => {
    expect(classBeforePaint(kept, isSystemDark)).toEqual([expected]);
  });

  test('follows the system where storage is forbidden', () => {
    expect(classBeforePaint('light', true, true)).toEqual([themeClass.dark]);
  });
});
