import { useSyncExternalStore } from 'react';

const queries = ['(forced-colors: active)', '(prefers-color-scheme: dark)', '(prefers-contrast: more)'];

let changes = 0;

function subscribe(tell: () => void): () => void {
  const onChange = () => {
    changes += 1;
    tell();
  };
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  const lists = queries.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

/** A number that grows whenever the page's colors or text size may have changed: drawings must be made anew. */
export const useThemeChanges = (): number => useSyncExternalStore(subscribe, () => changes);
