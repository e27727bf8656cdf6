type Forget = typeof import('./forgetStalePages');

/** Cleans up the cache. Its code is not needed for the first drawing. */
export async function forgetLater(clean: (forget: Forget) => void): Promise<void> {
  clean(await import('./forgetStalePages'));
}
