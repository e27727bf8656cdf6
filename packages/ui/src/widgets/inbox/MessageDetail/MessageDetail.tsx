import { useLayoutEffect } from 'react';
import { IconButton } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { commonStrings } from '../../../strings/generated/common';
import { messageStrings } from '../../../strings/message';
import { useMessageStore } from '../messages/useMessageEdits';
import { DetailSkeleton } from './DetailSkeleton';
import * as styles from './MessageDetail.css';
import { Neighbors } from './Neighbors';
import { OpenMessage } from './OpenMessage';
import { useMarkRead } from './useMarkRead';
import { useOpenMessage } from './useOpenMessage';
import { usePanelFocus } from './usePanelFocus';

export interface MessageDetailProps {
  /** The open conversation. @default null */
  conversationId?: string | null;
  /** One message of it, where a list of messages opened it. With a conversation, the message that a search found in it. @default null */
  messageId?: string | null;
  /** Whether it fills a narrow screen, such as a phone's: little stands above the messages then. @default false */
  isNarrow?: boolean;
  /** Called by the close button and by Escape. */
  onClose: () => void;
}

/** A conversation with its sender and messages. Opening it marks it read. */
export function MessageDetail({
  conversationId = null,
  messageId = null,
  isNarrow = false,
  onClose,
}: MessageDetailProps) {
  const words = useStrings(messageStrings);
  const { close: closeLabel } = useStrings(commonStrings);
  const state = useOpenMessage(conversationId, messageId);
  const open = state.kind === 'ready' ? state.data : undefined;
  const openId = conversationId ?? messageId;
  const foundId = conversationId === null ? null : messageId;
  const { desk } = useMessageStore();
  const { panel, close } = usePanelFocus(openId, onClose, desk);
  useMarkRead(open?.conversation);
  useLayoutEffect(() => {
    if (openId !== null && open !== undefined) desk.setShown(openId, open.conversation);
  });
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel} data-narrow={isNarrow || undefined}>
      <WidgetFrame
        title={open?.conversation.subject || open?.message.subject || open?.message.contact?.name || words.detail}
        isHeadingHidden={openId === null}
        isFilling
        state={state}
        actions={
          openId !== null && (
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
        {({ message, conversation }) => (
          <OpenMessage
            message={message}
            conversation={conversation}
            isFound={foundId === message.id}
            isNarrow={isNarrow}
            onEscape={close}
          />
        )}
      </WidgetFrame>
      {open !== undefined && openId !== null && <Neighbors key={openId} />}
    </div>
  );
}
