import { useSyncExternalStore } from 'react';

function onConnection(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

export const useIsOnline = (): boolean => useSyncExternalStore(onConnection, () => navigator.onLine);
