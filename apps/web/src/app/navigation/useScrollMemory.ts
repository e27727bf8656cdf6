import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions of this visit in px, by the key of the history entry. */
const positions = new Map<string, number>();

/** A new page begins at its top; going back or forward finds it where it was left. Search parameters alone do not move it. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const previousPath = useRef(pathname);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    if (type === NavigationType.Pop) window.scrollTo(0, positions.get(key) ?? 0);
    else if (previousPath.current !== pathname) window.scrollTo(0, 0);
    previousPath.current = pathname;
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, pathname, type]);
}
