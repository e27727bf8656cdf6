import type { UploadedFile } from '@concordia/api-client';
import { type RefObject, useCallback, useState } from 'react';
import { useStrings } from '../../../locale';
import { replyFileStrings } from '../../../strings/generated/replyFile';
import { inPlace } from './inPlace';
import { useGivenFiles } from './useGivenFiles';

type Files = readonly UploadedFile[];

interface FileOptions {
  readonly change: (next: (before: Files) => Files) => void;
  readonly area: RefObject<HTMLElement | null>;
  /** Called when files are added, as a sign that the user is writing. */
  readonly onGiven?: () => void;
}

export function useReplyFiles({ change, area, onGiven }: FileOptions) {
  const words = useStrings(replyFileStrings);
  const [picked, setPicked] = useState<readonly File[]>([]);
  const [hadFiles, setHadFiles] = useState(false);
  const [blocked, setBlocked] = useState<string | null>(null);
  const pick = (files: readonly File[]) => {
    onGiven?.();
    setHadFiles(true);
    setPicked((before) => [...before, ...files]);
  };
  const [places] = useState(() => new Map<string, number>());
  const isOver = useGivenFiles(area, pick);
  const onTaken = useCallback(() => setPicked([]), []);
  return {
    isOver,
    pick,
    picked,
    onTaken,
    setBlocked,
    /** Whether there were any; the list must then stay rendered. */
    hadFiles,
    /** Why sending must wait, or fails with these files; `null` if it can go ahead. */
    blocked: blocked ?? (picked.length > 0 ? words.preparing : null),
    attach: (files: Files) => change((before) => [...before, ...files]),
    /** Attaches a file at its picked position, regardless of upload order. */
    attachInPlace: (file: UploadedFile, place: number) => {
      places.set(file.id, place);
      change((before) => inPlace(before, file, places));
    },
    detach: (id: string) => change((before) => before.filter((file) => file.id !== id)),
  };
}
