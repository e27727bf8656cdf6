import { reachability } from '@concordia/api-client';
import { useRefreshMessages } from '@concordia/ui/widgets/inbox/messages';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

/** Refetches what failed while the server was unreachable. */
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
