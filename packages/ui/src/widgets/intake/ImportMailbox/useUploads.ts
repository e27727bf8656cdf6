import type { UploadOptions } from '@concordia/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Upload, uploadsReducer } from './uploads';

interface UploadsOptions<Run> {
  send: (upload: Upload, options: UploadOptions) => Promise<Run>;
  /** Called with the run of each uploaded file. */
  onReceived: (run: Run) => void;
}

/** Uploads files in sequence: two at once would share the bandwidth, and the imports run in sequence anyway. */
export function useUploads<Run>({ send, onReceived }: UploadsOptions<Run>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const calls = useRef({ send, onReceived });
  const ends = useRef(new Map<number, AbortController>());
  const nextId = useRef(1);
  const next = uploads.some(({ state }) => state === 'sending')
    ? undefined
    : uploads.find(({ state }) => state === 'waiting');

  useEffect(() => {
    calls.current = { send, onReceived };
  });

  useEffect(() => {
    if (next !== undefined) void start(next);

    async function start(upload: Upload) {
      const { id } = upload;
      const end = new AbortController();
      ends.current.set(id, end);
      const dispatch = (event: Parameters<typeof uploadsReducer>[1]) =>
        setUploads((before) => uploadsReducer(before, event));
      dispatch({ type: 'started', id });
      try {
        const run = await calls.current.send(upload, {
          signal: end.signal,
          onProgress: ({ sentBytes }) => dispatch({ type: 'progressed', id, sentBytes }),
        });
        dispatch({ type: 'removed', id });
        calls.current.onReceived(run);
      } catch (problem) {
        if (end.signal.aborted) dispatch({ type: 'removed', id });
        else dispatch({ type: 'failed', id, problem });
      } finally {
        ends.current.delete(id);
      }
    }
  }, [next]);

  const add = useCallback((files: readonly File[], ownAddresses = '') => {
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
