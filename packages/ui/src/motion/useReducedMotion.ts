import { createContext, use, useSyncExternalStore } from 'react';
import { media } from '../theme/media';

/** Which animation may start automatically: as the system setting says, all, or none. */
type Motion = 'system' | 'full' | 'reduced';

/** Defaults to the system setting. A product setting or a story can override it. */
export const MotionContext = createContext<Motion>('system');

const query = () => window.matchMedia(media.reducedMotion);

function subscribe(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

export function useReducedMotion(): boolean {
  const motion = use(MotionContext);
  const isReduced = useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
  return motion === 'system' ? isReduced : motion === 'reduced';
}
