import type { Message, MessageStatus } from '@concordia/api-client';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { MenuItem, MenuSection } from '../../components/Menu';
import { useStrings } from '../../locale';
import { messageStrings } from '../../strings/messages';
import { useChangeMessage } from '../messages/useChangeMessage';
import type { MessageList } from '../messages/useMessageList';

/** What can be done with a card. The functions stay the same as long as the board lives, so that no card is drawn again for them. */
export function useCardActions(columns: Record<MessageStatus, MessageList>) {
  const change = useChangeMessage();
  const latest = useRef(columns);
  useEffect(() => {
    latest.current = columns;
  });
  const find = useCallback(
    (id: string, status: MessageStatus): Message | undefined =>
      latest.current[status].items.find((message) => message.id === id),
    [],
  );

  const move = useCallback(
    (id: string, from: MessageStatus, to: MessageStatus) => {
      const message = find(id, from);
      if (message) void change(message, { status: to });
    },
    [find, change],
  );

  const menuItems = useCallback(
    (id: string, status: MessageStatus): ReactNode => {
      const message = find(id, status);
      return message && <MarkItems message={message} onChange={change} />;
    },
    [find, change],
  );

  return { move, menuItems };
}

interface MarkItemsProps {
  message: Message;
  onChange: ReturnType<typeof useChangeMessage>;
}

/** What we wrote ourselves cannot be unread. */
function MarkItems({ message, onChange }: MarkItemsProps) {
  const words = useStrings(messageStrings);
  const { direction, isRead, isUrgent } = message;
  return (
    <MenuSection title={words.mark}>
      {direction === 'inbound' && (
        <MenuItem
          id="read"
          icon={isRead ? 'mail' : 'mail-open'}
          onAction={() => void onChange(message, { isRead: !isRead })}
        >
          {isRead ? words.markUnread : words.markRead}
        </MenuItem>
      )}
      <MenuItem id="urgent" icon="flag" onAction={() => void onChange(message, { isUrgent: isUrgent === 1 ? 0 : 1 })}>
        {isUrgent === 1 ? words.markNotUrgent : words.markUrgent}
      </MenuItem>
    </MenuSection>
  );
}
