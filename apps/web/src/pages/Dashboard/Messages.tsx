import { MessageBoard } from '@concordia/ui/widgets/inbox/MessageBoard';
import { type MessageFilters, NO_FILTERS } from '@concordia/ui/widgets/inbox/messages';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCompletedShown, keepCompletedShown } from './completed';
import { layoutOf } from './layout';
import { ChannelPanel, ConversationTable, MobileInbox } from './lazy';
import type { Place } from './place';

export interface MessagesProps {
  place: Place;
  hasRoom: boolean;
  onFiltersChange: (filters: MessageFilters) => void;
  onSelectConversation: (conversationId: string) => void;
  onSelectMessage: (messageId: string) => void;
}

/** Conversations in the form that fits: board, table, channel's messages, or inbox on a phone. */
export function Messages({ place, hasRoom, onFiltersChange, onSelectConversation, onSelectMessage }: MessagesProps) {
  const { filters, conversationId, messageId } = place;
  const conversations = { filters, selectedId: conversationId, onSelect: onSelectConversation };
  const clear = () => onFiltersChange({ ...NO_FILTERS, channel: filters.channel });
  const isTable = layoutOf(useSearchParams()[0]) === 'table';
  const [isShown] = useState(isCompletedShown);
  if (!hasRoom) return <MobileInbox {...conversations} onFiltersChange={onFiltersChange} />;
  if (isTable) return <ConversationTable place={place} onSelect={onSelectConversation} />;
  if (filters.channel !== null) {
    return (
      <ChannelPanel
        filters={filters}
        selectedMessageId={messageId}
        onSelectMessage={onSelectMessage}
        channel={filters.channel}
        onClose={() => onFiltersChange({ ...filters, channel: null })}
        onClearFilters={clear}
      />
    );
  }
  return (
    <MessageBoard
      {...conversations}
      isCompletedShown={isShown}
      onCompletedShownChange={keepCompletedShown}
      onClearFilters={clear}
    />
  );
}
