import { type RefObject, useRef, useState } from 'react';
import { fittingScale, pressed, type Zoom, zoomedIn, zoomedOut } from './zoom';

export interface ZoomControl {
  readonly value: Zoom;
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly picture: RefObject<HTMLImageElement | null>;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly press: () => void;
  readonly reset: () => void;
}

/** How large the picture is shown. */
export function useZoom(): ZoomControl {
  const [value, setValue] = useState<Zoom>('fit');
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const change = (next: (zoom: Zoom, fitting: number) => Zoom) => {
    const { current: room } = stage;
    const { current: image } = picture;
    // Before it has loaded, its size is unknown.
    if (room === null || image === null || image.naturalWidth === 0) return;
    const fitting = fittingScale(
      { width: image.naturalWidth, height: image.naturalHeight },
      { width: room.clientWidth, height: room.clientHeight },
    );
    setValue(next(value, fitting));
  };
  return {
    value,
    stage,
    picture,
    zoomIn: () => change(zoomedIn),
    zoomOut: () => change(zoomedOut),
    press: () => change(pressed),
    reset: () => setValue('fit'),
  };
}
