import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { RichTextHandle } from '../../../components/RichTextArea';
import { openDesk } from './focus';
import type { ReplyFieldProps } from './ReplyField';

/** Lets the shortcut `r`, suggestions and unsent messages into the field. */
export function useDesk(
  conversationId: string,
  field: RefObject<RichTextHandle | null>,
  onFiles: ReplyFieldProps['onFiles'],
  onSend: ReplyFieldProps['onSend'],
) {
  const attach = useEffectEvent(onFiles);
  const send = useEffectEvent(onSend);
  useEffect(
    () =>
      openDesk({
        conversationId,
        focus: () => field.current?.focus(),
        send: () => send(),
        write: (added, files) => {
          if (files.length > 0) attach(files);
          if (added.text !== '') field.current?.append(added);
        },
      }),
    [conversationId, field],
  );
}
