import { useSyncExternalStore } from 'react';

const queries = ['(forced-colors: active)', '(prefers-color-scheme: dark)', '(prefers-contrast: more)'];

function subscribe(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributes: true });
  const lists = queries.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', tell);
  return () => {
    observer.disconnect();
    for (const list of lists) list.removeEventListener('change', tell);
  };
}

/** Other attributes of the page change too: an open dialog keeps it from scrolling. */
function themeNow(): string {
  const { className } = document.documentElement;
  const { fontSize } = getComputedStyle(document.documentElement);
  return [className, fontSize, ...queries.map((query) => matchMedia(query).matches)].join(' ');
}

/** Names the page's colors and text size: drawings are made anew when it changes. */
export const useThemeChanges = (): string => useSyncExternalStore(subscribe, themeNow, () => '');
