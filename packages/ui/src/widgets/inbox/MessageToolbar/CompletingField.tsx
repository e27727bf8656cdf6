import { lazy, Suspense, type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { useObjectRef } from 'react-aria';
import { SearchField, type SearchFieldProps } from '../../../components/SearchField';
import * as styles from './MessageToolbar.css';
import type { CompletionKeys, ShownCompletions } from './SearchCompletion';

/** Loaded when somebody types. */
const SearchCompletion = lazy(() =>
  import('./SearchCompletion').then((module) => ({ default: module.SearchCompletion })),
);

export interface CompletingFieldProps extends SearchFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** A search box that completes operators and their values. Focus stays in the field. */
export function CompletingField({ ref, value, onChange, ...props }: CompletingFieldProps) {
  const box = useObjectRef(ref);
  const keys = useRef<CompletionKeys>(null);
  const [cursor, setCursor] = useState(value.length);
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<ShownCompletions | null>(null);
  const follow = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement) setCursor(target.selectionStart ?? target.value.length);
  };
  const close = useCallback(() => setOpen(false), []);
  return (
    <div
      className={styles.completing}
      onKeyDownCapture={(event) => keys.current?.press(event)}
      onSelect={follow}
      onInput={(event) => {
        follow(event);
        setOpen(true);
      }}
      onBlur={close}
    >
      <SearchField
        {...props}
        ref={box}
        value={value}
        onChange={onChange}
        autoComplete="off"
        aria-autocomplete="list"
        aria-controls={shown?.listId}
        aria-activedescendant={shown?.activeId}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <SearchCompletion
            ref={keys}
            box={box}
            text={value}
            cursor={cursor}
            onChange={onChange}
            onCursorChange={setCursor}
            onShow={setShown}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
