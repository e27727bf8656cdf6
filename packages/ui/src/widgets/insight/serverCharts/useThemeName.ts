import { useSyncExternalStore } from 'react';
import { type ThemeName, themeClass } from '../../../theme';

function onChange(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}

const themeNow = (): ThemeName => (document.documentElement.classList.contains(themeClass.dark) ? 'dark' : 'light');

/** The page's theme, for charts that the server renders in theme colors. */
export const useThemeName = (): ThemeName => useSyncExternalStore(onChange, themeNow);
