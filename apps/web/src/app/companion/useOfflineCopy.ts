import { useRefreshMessages } from '@concordia/ui/widgets/inbox/messages';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);

/** Caches what the page loaded before the first service worker was active; later requests are cached automatically. */
export function useOfflineCopy(): void {
  const { mutate } = useSWRConfig();
  const refreshMessages = useRefreshMessages();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    if (serviceWorker.controller !== null) return;
    const keep = () => {
      serviceWorker.controller?.postMessage({ kind: 'keep', paths: loaded() }, []);
      void mutate((key) => Array.isArray(key));
      void refreshMessages();
    };
    serviceWorker.addEventListener('controllerchange', keep, { once: true });
    return () => serviceWorker.removeEventListener('controllerchange', keep);
  }, [mutate, refreshMessages]);
}
