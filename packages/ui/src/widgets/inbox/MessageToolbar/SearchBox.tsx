import { type KeyboardEvent, type Ref, useCallback, useEffect, useState } from 'react';
import { SearchField } from '../../../components/SearchField';
import { useStrings } from '../../../locale';
import { toolbarStrings } from '../../../strings/generated/toolbar';
import { CompletingField } from './CompletingField';

export interface SearchBoxProps {
  query: string;
  /** Called after a pause in typing. Must be a stable function. */
  onQueryChange: (query: string) => void;
  /** Called on Enter, and on Escape in an empty box. */
  onLeave?: () => void;
  /** @default a label for messages */
  label?: string;
  placeholder?: string;
  /** Completes the operators of the message search. @default false */
  hasOperators?: boolean;
  /** Debounce, in ms. */
  delayMs: number;
  ref?: Ref<HTMLInputElement>;
}

export function SearchBox({
  query,
  onQueryChange,
  onLeave,
  label,
  placeholder,
  hasOperators = false,
  delayMs,
  ref,
}: SearchBoxProps) {
  const words = useStrings(toolbarStrings);
  const [text, setText] = useState(query);
  const [told, setTold] = useState(query);
  /** Searches that `query` does not reflect yet; they must not overwrite newer input. */
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  if (query !== told) {
    const place = underWay.indexOf(query);
    setTold(query);
    setUnderWay(underWay.slice(place + 1));
    // The query changed elsewhere (history, a view, a removed filter), so the box follows.
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
  const Field = hasOperators ? CompletingField : SearchField;
  return (
    <Field
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
