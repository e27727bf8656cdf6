import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Files dropped or pasted into an area.
 *
 * @returns whether files are being dragged over it.
 */
export function useGivenFiles(area: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const end = new AbortController();
    const { signal } = end;
    const carries = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    const take = (event: Event, list: FileList | undefined) => {
      const files = [...(list ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    const onDragOver = (event: DragEvent) => {
      if (!carries(event)) return;
      // Otherwise the browser opens dropped files.
      event.preventDefault();
      setOver(true);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      take(event, event.dataTransfer?.files);
    };
    element.addEventListener('dragover', onDragOver, { signal });
    element.addEventListener('dragleave', () => setOver(false), { signal });
    element.addEventListener('drop', onDrop, { signal });
    element.addEventListener('paste', (event) => take(event, event.clipboardData?.files), { signal });
    return () => end.abort();
  }, [area]);
  return isOver;
}
