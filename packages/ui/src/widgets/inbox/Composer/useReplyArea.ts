import type { UploadedFile } from '@concordia/api-client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { openDesk } from './focus';

interface AreaOptions {
  readonly conversationId: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Called with the files of a message that was unsent. */
  readonly onFiles: (files: readonly UploadedFile[]) => void;
}

/** Access to the reply's text area for the shortcut `r`, suggestions, unsent messages and canned replies. */
export function useReplyArea({ conversationId, text, onChange, onFiles }: AreaOptions) {
  const ref = useRef<HTMLTextAreaElement>(null);
  /** Cursor position to set after the inserted text renders. */
  const next = useRef<number | null>(null);
  const latest = useRef({ text, onChange, onFiles });

  useLayoutEffect(() => {
    latest.current = { text, onChange, onFiles };
    const cursor = next.current;
    if (cursor === null || cursor > text.length) return;
    next.current = null;
    ref.current?.focus();
    ref.current?.setSelectionRange(cursor, cursor);
  }, [text, onChange, onFiles]);

  const replace = (start: number, end: number, put: string) => {
    const { text: before, onChange: change } = latest.current;
    next.current = start + put.length;
    change(before.slice(0, start) + put + before.slice(end));
  };

  useEffect(
    () =>
      openDesk({
        conversationId,
        focus: () => ref.current?.focus(),
        write: (put, files) => {
          const { text: before, onChange: change, onFiles: attach } = latest.current;
          if (files.length > 0) attach(files);
          if (put === '') return;
          const kept = before.trimEnd();
          const whole = kept === '' ? put : `${kept}\n\n${put}`;
          next.current = whole.length;
          change(whole);
        },
      }),
    [conversationId],
  );

  return {
    ref,
    replace,
    /** The cursor's index; the end if the field has not been used. */
    cursor: () => ref.current?.selectionEnd ?? latest.current.text.length,
    leave: () => ref.current?.blur(),
  };
}
