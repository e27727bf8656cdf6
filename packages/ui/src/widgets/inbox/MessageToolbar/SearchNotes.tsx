import { readSearch, type SearchNote } from '@concordia/domain/message-query';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { toolbarStrings } from '../../../strings/generated/toolbar';

/** What of a search has no effect as an operator; nothing when all of it was understood. */
export function SearchNotes({ query }: { query: string }) {
  const { note } = useStrings(toolbarStrings);
  const { notes } = readSearch(query);
  if (notes.length === 0) return null;
  const wordsOf = ({ kind, text }: SearchNote) => note[kind]({ text });
  return (
    <Text size="caption" tone="warning">
      <span role="status">{[...new Set(notes.map(wordsOf))].join(' ')}</span>
    </Text>
  );
}
