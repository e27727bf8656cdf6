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
  onAddress: ReplyFieldProps['onAddress'],
) {
  const attach = useEffectEvent(onFiles);
  const send = useEffectEvent(onSend);
  const address = useEffectEvent(onAddress);
  useEffect(
    () =>
      openDesk({
        conversationId,
        focus: () => field.current?.focus(),
        send: () => send(),
        address: (mode) => address(mode),
        write: (added, files, sent) => {
          if (files.length > 0 || sent !== null) attach(files, sent);
          if (added.text !== '') field.current?.append(added);
        },
      }),
    [conversationId, field],
  );
}
