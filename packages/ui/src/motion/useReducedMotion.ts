import { createContext, use, useSyncExternalStore } from 'react';
import { media } from '../theme/media';

/** What may move by itself: as the system says, everything, or nothing. */
type Motion = 'system' | 'full' | 'reduced';

/** The wish of the person about motion. The system's, unless the product asks too, or a story has to see the other. */
export const MotionContext = createContext<Motion>('system');

const query = () => window.matchMedia(media.reducedMotion);

function subscribe(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether nothing may move by itself. */
export function useReducedMotion(): boolean {
  const motion = use(MotionContext);
  const isReduced = useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
  return motion === 'system' ? isReduced : motion === 'reduced';
}
