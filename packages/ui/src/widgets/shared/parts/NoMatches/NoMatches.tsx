import { Button } from '../../../../components/Button';
import { EmptyState } from '../../../../components/EmptyState';
import { useStrings } from '../../../../locale';
import { messageStrings } from '../../../../strings/message';

export interface NoMatchesProps {
  onClearFilters?: () => void;
}

export function NoMatches({ onClearFilters }: NoMatchesProps) {
  const words = useStrings(messageStrings);
  return (
    <EmptyState
      icon="search"
      title={words.noMatches}
      description={words.noMatchesHelp}
      actions={onClearFilters && <Button onPress={onClearFilters}>{words.clearFilters}</Button>}
    />
  );
}
