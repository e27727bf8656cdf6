import { type ImportRun, uploadImport } from '@concordia/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Upload, uploadsReducer } from './uploads';

interface UploadsOptions {
  /** Called with the run that each file became. */
  onReceived: (run: ImportRun) => void;
}

/**
 * Sends files to the server, one after the other: two at once would only halve each other's speed, and the imports wait for each other anyway.
 */
export function useUploads({ onReceived }: UploadsOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const received = useRef(onReceived);
  const ends = useRef(new Map<number, AbortController>());
  const nextId = useRef(1);
  const next = uploads.some(({ state }) => state === 'sending')
    ? undefined
    : uploads.find(({ state }) => state === 'waiting');

  useEffect(() => {
    received.current = onReceived;
  });

  useEffect(() => {
    if (next !== undefined) void send(next);

    async function send({ id, file, ownAddresses }: Upload) {
      const end = new AbortController();
      ends.current.set(id, end);
      const dispatch = (event: Parameters<typeof uploadsReducer>[1]) =>
        setUploads((before) => uploadsReducer(before, event));
      dispatch({ type: 'started', id });
      try {
        const run = await uploadImport(
          file,
          { name: file.name, ...(ownAddresses === '' ? {} : { ownAddresses }) },
          { signal: end.signal, onProgress: ({ sentBytes }) => dispatch({ type: 'progressed', id, sentBytes }) },
        );
        dispatch({ type: 'removed', id });
        received.current(run);
      } catch (problem) {
        if (end.signal.aborted) dispatch({ type: 'removed', id });
        else dispatch({ type: 'failed', id, problem });
      } finally {
        ends.current.delete(id);
      }
    }
  }, [next]);

  const add = useCallback((files: readonly File[], ownAddresses: string) => {
    const added = files.map((file) => ({ id: nextId.current++, file, ownAddresses }));
    setUploads((before) => uploadsReducer(before, { type: 'added', uploads: added }));
  }, []);
  const retry = useCallback((id: number) => {
    setUploads((before) => uploadsReducer(before, { type: 'retried', id }));
  }, []);
  const remove = useCallback((id: number) => {
    ends.current.get(id)?.abort(new DOMException('The upload was stopped.', 'AbortError'));
    setUploads((before) => uploadsReducer(before, { type: 'removed', id }));
  }, []);

  return { uploads, add, retry, remove };
}
