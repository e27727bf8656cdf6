import type { UploadedFile } from '@concordia/api-client';
import { type RefObject, useCallback, useState } from 'react';
import { useStrings } from '../../../locale';
import { replyFileStrings } from '../../../strings/generated/replyFile';
import { inPlace } from './inPlace';
import { useGivenFiles } from './useGivenFiles';

type Files = readonly UploadedFile[];

interface FileOptions {
  /** Changes which files go along. */
  readonly change: (next: (before: Files) => Files) => void;
  /** Where they can be dropped and pasted. */
  readonly area: RefObject<HTMLElement | null>;
  /** Somebody means to write. */
  readonly onGiven?: () => void;
}

/** The files of a message that is being written: those that were given just now, by button, drop or paste, and taking them along. */
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
    /** Whether there were some, so that what shows them has to stay. */
    hadFiles,
    /** Why it has to wait for them, or cannot go out with them; `null` when it can. */
    blocked: blocked ?? (picked.length > 0 ? words.preparing : null),
    attach: (files: Files) => change((before) => [...before, ...files]),
    /** Takes one along where it was picked, whichever arrives first. */
    attachInPlace: (file: UploadedFile, place: number) => {
      places.set(file.id, place);
      change((before) => inPlace(before, file, places));
    },
    detach: (id: string) => change((before) => before.filter((file) => file.id !== id)),
  };
}
