import type { Message } from '@concordia/api-client';
import { BoardCard } from '../../components/Board';
import type { RowFocusProps } from '../../components/VirtualList';
import { labelOf } from '../messages/words';
import { MessageSummary } from '../parts/MessageSummary';

export interface MessageCardProps {
  message: Message;
  focusProps: RowFocusProps;
  isSelected: boolean;
}

/** A message on the board. */
export function MessageCard({ message, focusProps, isSelected }: MessageCardProps) {
  return (
    <BoardCard id={message.id} label={labelOf(message)} focusProps={focusProps} isSelected={isSelected}>
      <MessageSummary message={message} tabIndex={focusProps.tabIndex} />
    </BoardCard>
  );
}
