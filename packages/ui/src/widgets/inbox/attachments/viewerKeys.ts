export type ViewerAction = 'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'fit';

export interface PressedKey {
  readonly key: string;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
}

/**
 * What a key does in the viewer; `null` if it is the browser's.
 *
 * @param isZoomed arrow keys then scroll the picture.
 * @param isReversed in right-to-left text the next file is at the left.
 */
export function viewerAction(
  { key, metaKey, ctrlKey, altKey }: PressedKey,
  { isZoomed, isReversed }: { isZoomed: boolean; isReversed: boolean },
): ViewerAction | null {
  if (metaKey || ctrlKey || altKey) return null;
  if (key === '+' || key === '=') return 'zoomIn';
  if (key === '-') return 'zoomOut';
  if (key === '0') return 'fit';
  if (isZoomed) return null;
  if (key === 'ArrowLeft') return isReversed ? 'next' : 'previous';
  if (key === 'ArrowRight') return isReversed ? 'previous' : 'next';
  return null;
}
