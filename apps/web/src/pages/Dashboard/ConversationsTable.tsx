import { ConversationTable } from '@concordia/ui/widgets/inbox/ConversationTable';
import type { Place } from './place';
import { useTablePlace } from './useTablePlace';

export interface ConversationsTableProps {
  place: Place;
  /** Must be a stable function. */
  onSelect: (conversationId: string) => void;
}

/** The conversations of the board as a table. The address holds its state. */
export function ConversationsTable({ place, onSelect }: ConversationsTableProps) {
  const { search, viewId, searchFor, openView } = useTablePlace(place);
  return (
    <ConversationTable
      search={search}
      viewId={viewId}
      onSearchChange={searchFor}
      onViewChange={openView}
      onSelect={onSelect}
    />
  );
}
