import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { useStrings } from '../../../locale';
import { relationshipGraphStrings } from '../../../strings/relationshipGraph';

/** A filter that nobody passes. */
export function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const words = useStrings(relationshipGraphStrings);
  return (
    <EmptyState
      size="compact"
      icon="search"
      title={words.noMatch}
      description={words.noMatchHelp}
      actions={<Button onPress={onShowAll}>{words.showAll}</Button>}
    />
  );
}
