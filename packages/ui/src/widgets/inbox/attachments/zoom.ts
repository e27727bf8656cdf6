/** `fit` shows the whole picture; a number is a multiple of its original size. */
export type Zoom = 'fit' | number;

export interface Size {
  readonly width: number;
  readonly height: number;
}

const STEPS: readonly number[] = [1, 2, 4];

/** The scale at which a picture fits into a room of the same unit. Small pictures keep their size. */
export function fittingScale(picture: Size, room: Size): number {
  if (picture.width <= 0 || picture.height <= 0) return 1;
  return Math.min(1, room.width / picture.width, room.height / picture.height);
}

/** The next larger step. The original size is skipped if the picture fits at it. */
export function zoomedIn(zoom: Zoom, fitting: number): Zoom {
  const now = zoom === 'fit' ? fitting : zoom;
  return STEPS.find((step) => step > now) ?? zoom;
}

/** The next smaller step; at last the picture fits. */
export function zoomedOut(zoom: Zoom, fitting: number): Zoom {
  if (zoom === 'fit') return zoom;
  return STEPS.findLast((step) => step < zoom && step > fitting) ?? 'fit';
}

/** What a press on the picture does. */
export const pressed = (zoom: Zoom, fitting: number): Zoom => (zoom === 'fit' ? zoomedIn(zoom, fitting) : 'fit');
