import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { useStrings } from '../../../locale';
import { conversationTableStrings } from '../../../strings/generated/conversationTable';
import { messageStrings } from '../../../strings/message';
import { NoMatches } from '../../shared/parts/NoMatches';
import { isFiltered } from '../messages/filters';
import { NO_TABLE_SEARCH, type TableSearch } from './tableSearch';

interface NoConversationsProps {
  search: TableSearch;
  onSearchChange: (change: Partial<TableSearch>) => void;
}

/** Says why the table is empty, and shows more. The order stays. */
export function NoConversations({ search, onSearchChange }: NoConversationsProps) {
  const words = useStrings(conversationTableStrings);
  const { noMessages } = useStrings(messageStrings);
  const { filters, scope } = search;
  if (isFiltered(filters)) {
    return (
      <NoMatches
        onClearFilters={() => onSearchChange({ filters: NO_TABLE_SEARCH.filters, scope: NO_TABLE_SEARCH.scope })}
      />
    );
  }
  if (scope === 'all') return <EmptyState icon="inbox" title={noMessages} />;
  return (
    <EmptyState
      icon="inbox"
      title={scope === 'open' ? words.noneOpen : words.noneInColumn}
      actions={<Button onPress={() => onSearchChange({ scope: 'all' })}>{words.showAll}</Button>}
    />
  );
}
