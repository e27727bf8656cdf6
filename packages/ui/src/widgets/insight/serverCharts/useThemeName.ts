import { useSyncExternalStore } from 'react';
import { type ThemeName, themeClass } from '../../../theme';

function onChange(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}

const themeNow = (): ThemeName => (document.documentElement.classList.contains(themeClass.dark) ? 'dark' : 'light');

/** The theme that the page is shown in: pictures that the server draws have colours of their own for each. */
export const useThemeName = (): ThemeName => useSyncExternalStore(onChange, themeNow);
