import { useRefreshMessages } from '@concordia/ui/widgets/inbox/messages';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

/** The files of the app that this page has loaded so far. */
const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);

/** The first worker comes after the page: what the page loaded and read before it is kept now, as everything is from then on. */
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
