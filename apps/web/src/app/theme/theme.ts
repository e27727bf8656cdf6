import { type ThemeName, themeClass } from '@concordia/ui/theme';

/** What a person can choose; `system` follows the device. */
export type ThemeChoice = 'system' | ThemeName;

export const themeChoices = ['system', 'light', 'dark'] as const satisfies readonly ThemeChoice[];

/** Where the choice is kept in this browser. `public/theme.js` reads it before the first paint. */
export const THEME_STORAGE_KEY = 'concordia_theme';

const darkSystem = '(prefers-color-scheme: dark)';

const isThemeChoice = (value: unknown): value is ThemeChoice => themeChoices.some((choice) => choice === value);

/** The kept choice; `system` when there is none, or when storage is forbidden. */
export function keptThemeChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(THEME_STORAGE_KEY);
    return isThemeChoice(kept) ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Keeps the choice for the next visit. Where storage is forbidden it lasts for this one. */
export function keepThemeChoice(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    // Nothing to do: the page shows the choice all the same.
  }
}

/** The theme that a choice means on this device, now. */
export function resolveTheme(choice: ThemeChoice): ThemeName {
  if (choice !== 'system') return choice;
  return matchMedia(darkSystem).matches ? 'dark' : 'light';
}

/** Calls back whenever the device changes between light and dark. @returns what ends it. */
export function onSystemThemeChange(notify: () => void): () => void {
  const query = matchMedia(darkSystem);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Shows a theme: its class on `<html>`, and the browser's own bars in the page's colour. */
export function showTheme(theme: ThemeName): void {
  const other: ThemeName = theme === 'dark' ? 'light' : 'dark';
  document.documentElement.classList.remove(themeClass[other]);
  document.documentElement.classList.add(themeClass[theme]);
  const { backgroundColor } = getComputedStyle(document.body);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor);
}
