import { readSearch, type SearchNote } from '@concordia/domain/message-query';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { toolbarStrings } from '../../../strings/generated/toolbar';
import * as styles from './QueryBox.css';
import { useSearchableNames } from './useSearchableNames';

/** The parts of a search that have no effect as operators, marked where they are; nothing if all are understood. */
export function SearchNotes({ query: typed }: { query: string }) {
  const { note } = useStrings(toolbarStrings);
  const { notes } = readSearch(typed, useSearchableNames(typed));
  if (notes.length === 0) return null;
  const wordsOf = ({ kind, text }: SearchNote) => note[kind]({ text });
  return (
    <div className={styles.notes}>
      <p className={styles.excerpt} aria-hidden>
        {marked(typed, notes)}
      </p>
      <Text size="caption" tone="warning">
        <span role="status">{[...new Set(notes.map(wordsOf))].join(' ')}</span>
      </Text>
    </div>
  );
}

/** The search with its faults underlined. */
function marked(typed: string, notes: readonly SearchNote[]) {
  const parts = [];
  let end = 0;
  for (const { at, text } of notes.toSorted((one, other) => one.at - other.at)) {
    if (at < end) continue;
    parts.push(
      typed.slice(end, at),
      <span key={at} className={styles.wrong}>
        {text}
      </span>,
    );
    end = at + text.length;
  }
  return [...parts, typed.slice(end)];
}
