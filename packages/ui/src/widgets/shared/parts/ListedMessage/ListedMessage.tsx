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
  /** What it shows. */
  children: ReactNode;
  /** What the list gave for this row. */
  focusProps: RowFocusProps;
  /** It is the one whose details are open. */
  isSelected: boolean;
  onOpen: (messageId: string) => void;
  /** What stands at its end, such as the button of its menu. */
  end?: ReactNode;
}

/** A message in a list that can be worked through: opened, and chosen together with others. */
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
