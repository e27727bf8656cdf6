import { useContext, useId } from 'react';
import { BoardCard } from '../../../components/Board';
import type { RowFocusProps } from '../../../components/VirtualList';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { MessageSummary, summaryParts } from '../../shared/parts/MessageSummary';
import type { DeskItem } from '../messages/deskItem';
import { useIsChosen } from '../messages/useSelection';
import { labelOf } from '../messages/words';
import { SelectedContext } from './SelectedContext';

export interface MessageCardProps {
  message: DeskItem;
  focusProps: RowFocusProps;
  showsColumn: boolean;
}

export function MessageCard({ message, focusProps, showsColumn }: MessageCardProps) {
  const words = useStrings(messageStrings);
  const isChosen = useIsChosen(message.id);
  const isSelected = useContext(SelectedContext) === message.id;
  const idBase = useId();
  return (
    <BoardCard
      id={message.id}
      label={labelOf(message, words)}
      describedBy={summaryParts(idBase)}
      focusProps={focusProps}
      isSelected={isSelected}
      isChosen={isChosen}
    >
      <MessageSummary message={message} tabIndex={-1} idBase={idBase} showsColumn={showsColumn} />
    </BoardCard>
  );
}
