import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions in px, by history entry key. */
const positions = new Map<string, number>();

/** Scrolls new pages to the top, and restores positions when going back or forward. Changed search parameters do not scroll. */
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
