import { type ThemeName, themeClass } from '@concordia/ui/theme';

/** `system` follows the device. */
export type ThemeChoice = 'system' | ThemeName;

export const themeChoices = ['system', 'light', 'dark'] as const satisfies readonly ThemeChoice[];

/** Local storage key. `public/theme.js` reads it before the first paint. */
export const THEME_STORAGE_KEY = 'concordia_theme';

const darkSystem = '(prefers-color-scheme: dark)';

const isThemeChoice = (value: unknown): value is ThemeChoice => themeChoices.some((choice) => choice === value);

/** The stored choice; `system` if there is none or storage is blocked. */
export function keptThemeChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(THEME_STORAGE_KEY);
    return isThemeChoice(kept) ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Stores the choice. If storage is blocked, it lasts for this visit. */
export function keepThemeChoice(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    // Ignored: the page shows the choice anyway.
  }
}

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
