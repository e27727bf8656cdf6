import { MessageBoard } from '@concordia/ui/widgets/inbox/MessageBoard';
import { type MessageFilters, NO_FILTERS } from '@concordia/ui/widgets/inbox/messages';
import { ChannelPanel, MobileInbox } from './lazy';
import type { Place } from './place';

export interface MessagesProps {
  place: Place;
  hasRoom: boolean;
  onFiltersChange: (filters: MessageFilters) => void;
  onSelectMessage: (messageId: string) => void;
}

/** Messages in the form that fits: board or channel list, or inbox on a phone. */
export function Messages({ place: { filters, messageId }, hasRoom, onFiltersChange, onSelectMessage }: MessagesProps) {
  const common = { filters, selectedMessageId: messageId, onSelectMessage };
  const clear = () => onFiltersChange({ ...NO_FILTERS, channel: filters.channel });
  if (!hasRoom) return <MobileInbox {...common} onFiltersChange={onFiltersChange} />;
  if (filters.channel !== null) {
    return (
      <ChannelPanel
        {...common}
        channel={filters.channel}
        onClose={() => onFiltersChange({ ...filters, channel: null })}
        onClearFilters={clear}
      />
    );
  }
  return <MessageBoard {...common} onClearFilters={clear} />;
}
