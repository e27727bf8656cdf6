import type * as Forget from './forgetStalePages';

/** Cleans up the cache. Its code is not needed for the first drawing. */
export async function forgetLater(clean: (forget: typeof Forget) => void): Promise<void> {
  clean(await import('./forgetStalePages'));
}
