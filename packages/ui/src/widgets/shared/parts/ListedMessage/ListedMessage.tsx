import type { Message } from '@concordia/api-client';
import type { ReactNode } from 'react';
import type { RowFocusProps } from '../../../../components/VirtualList';
import { useStrings } from '../../../../locale';
import { messageStrings } from '../../../../strings/message';
import { useChoose, useIsChosen } from '../../../inbox/messages/useSelection';
import { labelOf } from '../../../inbox/messages/words';
import { MessageRow } from '../MessageRow';

export interface ListedMessageProps {
  message: Message;
  children: ReactNode;
  /** From the list's `renderRow`. */
  focusProps: RowFocusProps;
  /** Its details are open. */
  isSelected: boolean;
  onOpen: (messageId: string) => void;
  end?: ReactNode;
}

/** A message in a list: opens on press and supports multiple selection. */
export function ListedMessage({ message, children, focusProps, isSelected, onOpen, end }: ListedMessageProps) {
  const words = useStrings(messageStrings);
  const choose = useChoose();
  const isChosen = useIsChosen(message.id);
  return (
    <MessageRow
      id={message.id}
      label={labelOf(message, words)}
      focusProps={focusProps}
      isSelected={isSelected}
      isChosen={isChosen}
      end={end}
      onOpen={() => onOpen(message.id)}
      onChoose={(how) => choose(message.id, how)}
    >
      {children}
    </MessageRow>
  );
}
