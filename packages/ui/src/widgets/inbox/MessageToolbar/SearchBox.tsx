import { type KeyboardEvent, type Ref, useCallback, useEffect, useState } from 'react';
import { SearchField } from '../../../components/SearchField';
import { useStrings } from '../../../locale';
import { toolbarStrings } from '../../../strings/generated/toolbar';

export interface SearchBoxProps {
  /** What is searched for now. */
  query: string;
  /** Told when somebody stops typing for a moment. Must be a stable function. */
  onQueryChange: (query: string) => void;
  /** Enter: the search is said, and the work goes on with what it found. Escape in an empty box does the same. */
  onLeave?: () => void;
  /** What is searched, where it is not the messages. */
  label?: string;
  placeholder?: string;
  /** How long a moment is, in ms. */
  delayMs: number;
  ref?: Ref<HTMLInputElement>;
}

/** The search box: it searches while somebody types, a moment after each pause. */
export function SearchBox({ query, onQueryChange, onLeave, label, placeholder, delayMs, ref }: SearchBoxProps) {
  const words = useStrings(toolbarStrings);
  const [text, setText] = useState(query);
  const [told, setTold] = useState(query);
  /** What was asked for and has not come back as `query` yet: it must not replace what was typed since. */
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  if (query !== told) {
    const place = underWay.indexOf(query);
    setTold(query);
    setUnderWay(underWay.slice(place + 1));
    // Somebody went back, chose a view or took the filter off: the box says what is searched for.
    if (place < 0) setText(query);
  }
  const ask = useCallback(
    (asked: string) => {
      setUnderWay((before) => [...before, asked]);
      onQueryChange(asked);
    },
    [onQueryChange],
  );
  const latest = underWay.at(-1) ?? query;
  useEffect(() => {
    if (text.trim() === latest) return;
    const timer = setTimeout(() => ask(text.trim()), delayMs);
    return () => clearTimeout(timer);
  }, [text, latest, ask, delayMs]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text === '') onLeave?.();
  };
  return (
    <SearchField
      ref={ref}
      label={label ?? words.search}
      placeholder={placeholder ?? words.searchPlaceholder}
      size="small"
      maxLength={200}
      value={text}
      onChange={setText}
      onClear={() => latest !== '' && ask('')}
      onKeyDown={onKeyDown}
      onSubmit={() => {
        if (text.trim() !== latest) ask(text.trim());
        onLeave?.();
      }}
    />
  );
}
