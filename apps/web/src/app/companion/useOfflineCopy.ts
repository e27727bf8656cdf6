import { useEffect } from 'react';

/** What this page asked this server for, files and data, by path and query. */
const loaded = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => `${pathname}${search}`),
  ),
];

/**
 * Has the first service worker keep what the page loaded before it was active; later requests are kept automatically. The worker asks for the
 * data itself: reloading it here would draw the page again in its first second.
 */
export function useOfflineCopy(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    if (serviceWorker.controller !== null) return;
    const keep = () => serviceWorker.controller?.postMessage({ kind: 'keep', paths: loaded() }, []);
    serviceWorker.addEventListener('controllerchange', keep, { once: true });
    return () => serviceWorker.removeEventListener('controllerchange', keep);
  }, []);
}
