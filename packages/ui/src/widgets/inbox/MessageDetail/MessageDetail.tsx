import { type MessageDetail as Message, useGetMessage } from '@concordia/api-client';
import { useCallback } from 'react';
import { IconButton } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { commonStrings } from '../../../strings/generated/common';
import { messageStrings } from '../../../strings/message';
import { useProblem } from '../../shared/problems';
import { amend } from '../messages/edits';
import { useMessageEdits, useMessageStore, useReader, useRefresh } from '../messages/useMessageEdits';
import { DetailSkeleton } from './DetailSkeleton';
import * as styles from './MessageDetail.css';
import { OpenMessage } from './OpenMessage';
import { useMarkRead } from './useMarkRead';
import { usePanelFocus } from './usePanelFocus';

export interface MessageDetailProps {
  /** The open message; `null` for none. */
  messageId: string | null;
  /** Called by the close button and by Escape. */
  onClose: () => void;
}

/** One message with its sender and conversation. Opening it marks it read. */
export function MessageDetail({ messageId, onClose }: MessageDetailProps) {
  const words = useStrings(messageStrings);
  const { close: closeLabel } = useStrings(commonStrings);
  const { state, message } = useOpenMessage(messageId);
  const { desk } = useMessageStore();
  const onReturn = useCallback((closed: string) => desk.returnTo(closed), [desk]);
  const { panel, close } = usePanelFocus(messageId, onClose, onReturn);
  useMarkRead(message);
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <WidgetFrame
        title={message?.subject || words.detail}
        isHeadingHidden={messageId === null}
        state={state}
        actions={
          messageId !== null && (
            <IconButton icon="close" label={closeLabel} size="small" onPress={close} tooltipPlacement="bottom" />
          )
        }
        skeleton={<DetailSkeleton />}
        empty={
          <EmptyState
            icon="mail-open"
            size="compact"
            title={words.nothingSelected}
            description={words.nothingSelectedHelp}
          />
        }
      >
        {(open) => <OpenMessage key={open.id} message={open} onEscape={close} />}
      </WidgetFrame>
    </div>
  );
}

/** The open message with pending changes applied, and the widget state. */
function useOpenMessage(messageId: string | null): { state: WidgetState<Message>; message: Message | undefined } {
  const { messageFailed } = useStrings(messageStrings);
  const describe = useProblem();
  const edits = useMessageEdits();
  const { data, error, isValidating, mutate } = useGetMessage(messageId ?? '', {
    swr: { enabled: messageId !== null },
  });
  useReader(useRefresh(mutate));
  if (messageId === null) return { state: { kind: 'empty' }, message: undefined };
  if (data) {
    const message = amend(data, edits);
    return { state: { kind: 'ready', data: message, isRefreshing: isValidating }, message };
  }
  if (!error) return { state: { kind: 'loading' }, message: undefined };
  const problem = { title: messageFailed, ...describe(error) };
  return {
    state: { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating },
    message: undefined,
  };
}
