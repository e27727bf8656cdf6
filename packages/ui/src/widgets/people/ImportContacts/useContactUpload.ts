import { type ContactImport, uploadContacts } from '@concordia/api-client';
import { useEffect, useRef, useState } from 'react';

export interface ContactUpload {
  readonly file: File;
  readonly sentBytes: number;
  /** The thrown error, if it failed. */
  readonly problem?: unknown;
}

export interface ContactUploading {
  readonly upload: ContactUpload | null;
  readonly send: (file: File) => Promise<void>;
  /** Cancels the upload, or dismisses a failed one. */
  readonly leave: () => void;
}

/** Uploads one file at a time. @param onReceived called with the resulting import. */
export function useContactUpload(onReceived: (run: ContactImport) => void): ContactUploading {
  const [upload, setUpload] = useState<ContactUpload | null>(null);
  const end = useRef<AbortController | null>(null);

  useEffect(() => () => end.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const mine = new AbortController();
    end.current = mine;
    setUpload({ file, sentBytes: 0 });
    try {
      const run = await uploadContacts(
        file,
        { name: file.name },
        { signal: mine.signal, onProgress: ({ sentBytes }) => setUpload({ file, sentBytes }) },
      );
      setUpload(null);
      onReceived(run);
    } catch (problem) {
      if (!mine.signal.aborted) setUpload({ file, sentBytes: 0, problem });
    }
  }

  function leave(): void {
    end.current?.abort();
    setUpload(null);
  }

  return { upload, send, leave };
}
