import { useEffect } from 'react';
import { pages } from './pages';

/** Preloads the other pages in idle time once the first page is stable. */
export function usePreloadedPages(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A failed preload is ignored: visiting the page retries and shows the error.
      for (const { preload } of Object.values(pages)) void preload();
    }, 3_000);
    return () => clearTimeout(timer);
  }, []);
}
