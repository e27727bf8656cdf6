import { type UploadedFile, uploadFile } from '@concordia/api-client';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { fileUploads } from './fileUploads';

let lastId = 0;

/**
 * Uploads files as they are picked. Unmounting cancels pending uploads.
 *
 * @param picked files not taken yet; `onTaken` reports that they are.
 * @param onUploaded called with each uploaded file, its index among all picked files, since uploads finish in any order, and the local file.
 */
export function useFileUploads(
  picked: readonly File[],
  onTaken: () => void,
  onUploaded: (file: UploadedFile, place: number, source: File) => void,
) {
  const [uploads, dispatch] = useReducer(fileUploads, []);
  const ends = useRef(new Map<number, AbortController>());
  const uploaded = useRef(onUploaded);

  useEffect(() => {
    uploaded.current = onUploaded;
  });

  const send = useCallback(async (id: number, file: File) => {
    const end = new AbortController();
    ends.current.set(id, end);
    dispatch({ type: 'started', id, file });
    try {
      const about = { name: file.name, ...(file.type !== '' && { type: file.type }) };
      const onProgress = ({ sentBytes }: { sentBytes: number }) => dispatch({ type: 'progressed', id, sentBytes });
      const kept = await uploadFile(file, about, { signal: end.signal, onProgress });
      dispatch({ type: 'ended', id });
      uploaded.current(kept, id, file);
    } catch (problem) {
      if (!end.signal.aborted) dispatch({ type: 'failed', id, problem });
    } finally {
      ends.current.delete(id);
    }
  }, []);

  useEffect(() => {
    if (picked.length === 0) return;
    onTaken();
    for (const file of picked) void send((lastId += 1), file);
  }, [picked, onTaken, send]);

  useEffect(() => {
    const all = ends.current;
    return () => {
      for (const end of all.values()) end.abort();
    };
  }, []);

  return {
    uploads,
    retry: (id: number, file: File) => void send(id, file),
    drop: (id: number) => {
      ends.current.get(id)?.abort();
      dispatch({ type: 'ended', id });
    },
  };
}
