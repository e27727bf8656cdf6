import { useEffect } from 'react';
import { pages } from './pages';

/** After the first page stands still, the others are fetched in idle moments, so that going there waits for nothing. */
export function usePreloadedPages(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A page that could not be fetched now is fetched, and its failure shown, when somebody goes there.
      for (const { preload } of Object.values(pages)) void preload();
    }, 3_000);
    return () => clearTimeout(timer);
  }, []);
}
