import { useEffect } from 'react';

/** Paths and queries of what was fetched from this server without a service worker. */
const unkept = (entries: PerformanceEntryList): string[] => [
  ...new Set(
    entries
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0)
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => `${pathname}${search}`),
  ),
];

/**
 * Has the first service worker keep what the page asked for before it was active, also what arrives only afterwards; later requests are kept
 * automatically. The worker asks for the data itself: reloading it here would draw the page again in its first second.
 */
export function useOfflineCopy(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    if (serviceWorker.controller !== null) return;
    const seen = new PerformanceObserver((list) => {
      const paths = unkept(list.getEntries());
      if (paths.length > 0) serviceWorker.controller?.postMessage({ kind: 'keep', paths }, []);
    });
    const keep = () => seen.observe({ type: 'resource', buffered: true });
    serviceWorker.addEventListener('controllerchange', keep, { once: true });
    return () => {
      serviceWorker.removeEventListener('controllerchange', keep);
      seen.disconnect();
    };
  }, []);
}
