import { useSyncExternalStore } from 'react';
import { media } from '../../../theme';

const subscribe = (notify: () => void) => {
  const list = matchMedia(media.narrow);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
};

/** Whether there is room for one column only. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(media.narrow).matches,
    () => false,
  );
