import { useEffect, useEffectEvent } from 'react';
import { useLocale } from 'react-aria-components';
import type { ZoomControl } from './useZoom';
import { viewerAction } from './viewerKeys';

export interface ViewerKeys {
  readonly isZoomed: boolean;
  readonly step: (by: number) => void;
  /** `null` if the file has no zoom. */
  readonly zoom: ZoomControl | null;
}

/** Keys of the whole viewer, wherever the focus is in it. */
export function useViewerKeys({ isZoomed, step, zoom }: ViewerKeys): void {
  const { direction } = useLocale();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = viewerAction(event, { isZoomed, isReversed: direction === 'rtl' });
    if (action === null) return;
    event.preventDefault();
    if (action === 'previous') step(-1);
    else if (action === 'next') step(1);
    else if (action === 'zoomIn') zoom?.zoomIn();
    else if (action === 'zoomOut') zoom?.zoomOut();
    else zoom?.reset();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    // Capture phase: the buttons of the dialog keep keys to themselves.
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
