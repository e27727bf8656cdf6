import { type ThemeName, themeClass } from '@concordia/ui/theme';
import type { Preference } from '../preference';

/** `system` follows the device. */
export type ThemeChoice = 'system' | ThemeName;

/** `public/theme.js` reads it before the first paint. */
export const themePreference = {
  key: 'concordia_theme',
  choices: ['system', 'light', 'dark'],
} as const satisfies Preference<ThemeChoice>;

const darkSystem = '(prefers-color-scheme: dark)';

export function resolveTheme(choice: ThemeChoice): ThemeName {
  if (choice !== 'system') return choice;
  return matchMedia(darkSystem).matches ? 'dark' : 'light';
}

/** Calls back when the device switches between light and dark. @returns a function that unsubscribes. */
export function onSystemThemeChange(notify: () => void): () => void {
  const query = matchMedia(darkSystem);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Sets the theme's class on `<html>` and the color of the browser's UI. */
export function showTheme(theme: ThemeName): void {
  const other: ThemeName = theme === 'dark' ? 'light' : 'dark';
  document.documentElement.classList.remove(themeClass[other]);
  document.documentElement.classList.add(themeClass[theme]);
  const { backgroundColor } = getComputedStyle(document.body);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor);
}
