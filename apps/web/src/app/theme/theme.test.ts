import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { themeClass } from '@concordia/ui/theme';
import { describe, expect, test } from 'vitest';
import { densityPreference } from './density';
import { type ThemeChoice, themePreference } from './theme';

const script = readFileSync(new URL('../../../public/theme.js', import.meta.url), 'utf8');

interface Kept {
  theme?: ThemeChoice | null;
  density?: string;
}

/** What `public/theme.js` puts on `<html>`. */
function beforePaint(kept: Kept, isSystemDark = false, isStorageForbidden = false) {
  const classes: string[] = [];
  const dataset: Record<string, string> = {};
  const stored: Record<string, string | null | undefined> = {
    [themePreference.key]: kept.theme,
    [densityPreference.key]: kept.density,
  };
  runInNewContext(script, {
    localStorage: {
      getItem: (key: string) => {
        if (isStorageForbidden) throw new Error('SecurityError');
        return stored[key] ?? null;
      },
    },
    matchMedia: (query: string) => ({ matches: isSystemDark && query === '(prefers-color-scheme: dark)' }),
    document: { documentElement: { dataset, classList: { add: (name: string) => classes.push(name) } } },
  });
  return { classes, dataset };
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
    expect(beforePaint({ theme: kept }, isSystemDark).classes).toEqual([expected]);
  });

  test('follows the system where storage is forbidden', () => {
    expect(beforePaint({ theme: 'light' }, true, true).classes).toEqual([themeClass.dark]);
  });

  test.each([
    ['compact', { density: 'compact' }],
    ['comfortable', {}],
    ['anything else', {}],
  ])('density %s', (density, expected) => {
    expect(beforePaint({ density }).dataset).toEqual(expected);
  });
});
