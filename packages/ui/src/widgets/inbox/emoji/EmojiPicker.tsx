import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import * as field from '../../../components/Field/Field.css';
import { Icon } from '../../../components/Icon';
import { useStrings } from '../../../locale';
import { emojiStrings } from '../../../strings/generated/emoji';
import * as styles from './Emoji.css';
import { COLUMNS, EmojiGrid, optionId, reveal } from './EmojiGrid';
import { type Emoji, recentFirst, searchEmoji } from './emojiTable';
import { gridMove } from './gridKeys';
import { readRecent } from './recentEmoji';

export interface EmojiPickerProps {
  /** `null` while it loads. */
  table: readonly Emoji[] | 'failed' | null;
  /** Called on Escape. */
  onLeave: () => void;
  onChoose: (emoji: string) => void;
}

/** A search over a grid of emoji. The focus stays in the search, while arrow keys mark an emoji in two dimensions. */
export function EmojiPicker({ table, onLeave, onChoose }: EmojiPickerProps) {
  const words = useStrings(emojiStrings);
  const { direction } = useLocale();
  const listId = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState<number | null>(null);
  const found = useFound(table, query);
  useEffect(() => search.current?.focus(), []);
  const active = marked === null ? undefined : found[marked];

  function onKeyDown(event: KeyboardEvent) {
    // Ignores keys that select input method candidates.
    if (event.nativeEvent.isComposing) return;
    const next = gridMove(marked, event.key, {
      count: found.length,
      columns: COLUMNS,
      isReversed: direction === 'rtl',
    });
    if (next !== null) {
      setMarked(next);
      reveal(list.current, next, found.length);
    } else if (event.key === 'Enter' && active !== undefined) onChoose(active.emoji);
    // One press leads back to the text, whatever has been typed.
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.picker}>
      <div className={field.control()}>
        <span className={field.adornment}>
          <Icon name="search" />
        </span>
        <input
          ref={search}
          role="combobox"
          aria-label={words.search}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && marked !== null ? optionId(listId, marked) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          className={field.input}
          value={query}
          placeholder={words.placeholder}
          onChange={({ target: { value } }) => {
            setQuery(value);
            setMarked(value.trim() === '' ? null : 0);
            if (list.current !== null) list.current.scrollTop = 0;
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.place}>
        <EmojiGrid
          ref={list}
          id={listId}
          label={words.list}
          found={found}
          marked={marked}
          onMark={setMarked}
          onChoose={(index) => onChoose(found[index]?.emoji ?? '')}
        />
        <p role="status" className={styles.none}>
          {problem()}
        </p>
      </div>
      {/* Screen readers hear the marked option itself. */}
      <p className={styles.name} aria-hidden>
        {active?.name}
      </p>
    </div>
  );

  function problem(): string {
    if (table === 'failed') return words.failed;
    return table !== null && found.length === 0 ? words.none({ query: query.trim() }) : '';
  }
}

function useFound(table: EmojiPickerProps['table'], query: string): readonly Emoji[] {
  const [recent] = useState(readRecent);
  const all = useMemo(() => (Array.isArray(table) ? recentFirst(table, recent) : []), [table, recent]);
  return useMemo(() => searchEmoji(all, query), [all, query]);
}
