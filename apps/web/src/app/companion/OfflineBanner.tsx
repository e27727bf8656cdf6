import { OfflineNote } from '@concordia/ui/components/AppShell';
import { useStrings } from '@concordia/ui/locale';
import { useRefreshMessages } from '@concordia/ui/widgets/messages';
import { useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { companionStrings } from '../../strings/companion';

function onConnection(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Says that there is no connection, for as long as that is so; when it is back, the screen is read again. */
export function OfflineBanner() {
  const words = useStrings(companionStrings);
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  useCatchUp();
  return <OfflineNote>{!isOnline && words.offline}</OfflineNote>;
}

/** What could not be read without a connection is read once it is there. */
function useCatchUp(): void {
  const { mutate } = useSWRConfig();
  const refreshMessages = useRefreshMessages();
  useEffect(() => {
    const catchUp = () => {
      void mutate((key) => Array.isArray(key));
      void refreshMessages();
    };
    window.addEventListener('online', catchUp);
    return () => window.removeEventListener('online', catchUp);
  }, [mutate, refreshMessages]);
}
