import { readSearch, type SearchNote } from '@concordia/domain/message-query';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { toolbarStrings } from '../../../strings/generated/toolbar';

/** The parts of a search that have no effect as operators; nothing if all are understood. */
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
