import { reachability } from '@concordia/api-client';
import { useRefreshMessages } from '@concordia/ui/widgets/inbox/messages';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

/** What could not be read while the server was away is read once it is there. */
export function useCatchUp(): void {
  const { mutate } = useSWRConfig();
  const refreshMessages = useRefreshMessages();
  useEffect(() => {
    const catchUp = () => {
      void mutate((key) => Array.isArray(key));
      void refreshMessages();
    };
    const stop = reachability.subscribe(() => {
      if (reachability.isReached()) catchUp();
    });
    window.addEventListener('online', catchUp);
    return () => {
      stop();
      window.removeEventListener('online', catchUp);
    };
  }, [mutate, refreshMessages]);
}
