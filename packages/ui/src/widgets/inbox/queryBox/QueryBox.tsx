import type { Completion } from '@concordia/api-client';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Group, Input, TextField } from 'react-aria-components';
import { Button } from '../../../components/Button';
import { FieldHelp, FieldLabel } from '../../../components/Field';
import * as field from '../../../components/Field/Field.css';
import { Icon } from '../../../components/Icon';
import { useStrings } from '../../../locale';
import { queryBoxStrings } from '../../../strings/generated/queryBox';
import { CompletionList } from './CompletionList';
import { completionId } from './completionId';
import { insertHint, replacePart } from './hints';
import * as styles from './QueryBox.css';
import { QueryFault, type QueryProblem } from './QueryFault';
import { QueryHints } from './QueryHints';
import { useCompletion } from './useCompletion';
import { useEdits } from './useEdits';

export interface QueryBoxProps {
  query: string;
  onChange: (query: string) => void;
  /** The error in the query that was sent; `null` for none. */
  problem: QueryProblem | null;
  isPending: boolean;
  /** A filter of what is below: small, without hints, and blank shows all again. @default false */
  isFilter?: boolean;
  /** Called with a trimmed query, which is not blank unless it is a filter. */
  onSearch: (query: string) => void;
}

/** The server's limit. */
const LONGEST = 1000;

export function QueryBox({ query, onChange, problem, isPending, isFilter = false, onSearch }: QueryBoxProps) {
  const words = useStrings(queryBoxStrings);
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [cursor, setCursor] = useState(query.length);
  const [hasFocus, setFocused] = useState(false);
  const completion = useCompletion(query, Math.min(cursor, query.length), hasFocus);
  const edit = useEdits(box, { problem, onChange, onCursor: setCursor });
  const choose = ({ insert, from, to }: Completion) => {
    edit(replacePart(query, from, to, insert));
    completion.changed();
  };
  const search = () => {
    completion.close();
    if (isFilter || query.trim() !== '') onSearch(query.trim());
  };

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Ignores keys that an input method uses.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (completion.isOpen) completion.move(event.key === 'ArrowDown' ? 1 : -1);
      else completion.open();
    } else if (event.key === 'Enter') {
      if (completion.chosen) choose(completion.chosen);
      else if (completion.active === null) search();
    } else if (event.key === 'Escape' && completion.isOpen) completion.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.root}>
      <TextField
        value={query}
        onChange={onChange}
        isInvalid={problem !== null}
        maxLength={LONGEST}
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        className={field.root}
      >
        <FieldLabel label={isFilter ? words.filter : words.label} isLabelHidden={isFilter} />
        <div className={styles.line}>
          <div className={styles.place}>
            <Group role="presentation" className={field.control({ size: isFilter ? 'small' : 'large' })}>
              <span className={field.adornment}>
                <Icon name="search" />
              </span>
              <Input
                ref={box}
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={completion.isOpen}
                aria-controls={completion.isOpen ? listId : undefined}
                aria-activedescendant={completion.active === null ? undefined : completionId(listId, completion.active)}
                enterKeyHint="search"
                className={`${field.input} ${styles.input}`}
                placeholder={words.placeholder}
                onKeyDown={onKeyDown}
                onInput={({ currentTarget }) => {
                  setCursor(currentTarget.selectionStart ?? currentTarget.value.length);
                  completion.changed();
                }}
                onSelect={({ currentTarget }) => setCursor(currentTarget.selectionStart ?? query.length)}
                onFocus={() => setFocused(true)}
                onBlur={() => {
                  setFocused(false);
                  completion.close();
                }}
              />
            </Group>
            {completion.isOpen && (
              <CompletionList
                id={listId}
                items={completion.items}
                active={completion.active}
                onChoose={(item) => completion.isFresh && choose(item)}
              />
            )}
          </div>
          <Button
            tone={isFilter ? 'secondary' : 'primary'}
            size={isFilter ? 'small' : 'large'}
            isPending={isPending}
            isDisabled={!isFilter && query.trim() === ''}
            onPress={search}
          >
            {isFilter ? words.apply : words.search}
          </Button>
        </div>
        {problem !== null && <QueryFault problem={problem} />}
        <FieldHelp description={isFilter ? undefined : words.help} errorMessage={problem?.message} />
      </TextField>
      {!isFilter && <QueryHints onInsert={(hint) => edit(insertHint(query, Math.min(cursor, query.length), hint))} />}
    </div>
  );
}
