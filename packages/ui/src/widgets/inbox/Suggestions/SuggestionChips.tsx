import { type Suggestion, useListSuggestions } from '@concordia/api-client';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button, IconButton } from '../../../components/Button';
import { Popover } from '../../../components/Popover';
import { useStrings } from '../../../locale';
import { suggestionStrings } from '../../../strings/generated/suggestion';
import { gistOf } from './gist';
import type { SuggestionsProps } from './Suggestions';
import * as styles from './Suggestions.css';
import { useApply } from './useApply';

/** With grounds and likelihood, for those who want to know why. */
const Suggestions = lazy(() => import('./Suggestions').then((module) => ({ default: module.Suggestions })));

const MOST_CHIPS = 3;

interface Chip {
  readonly suggestion: Suggestion;
  readonly gist: string;
}

/** Suggestions that say something of this conversation; a reply that would fit any message is not offered. */
function chipsOf(suggestions: readonly Suggestion[]): readonly Chip[] {
  return suggestions
    .filter(({ grounds }) => grounds.length > 0)
    .flatMap((suggestion) => {
      const gist = gistOf(suggestion.content);
      return gist === null ? [] : [{ suggestion, gist }];
    })
    .slice(0, MOST_CHIPS);
}

/** Suggested replies in one line, each to press and edit. Shows nothing while there is none. */
export function SuggestionChips({ messageId, onUse }: SuggestionsProps) {
  const words = useStrings(suggestionStrings);
  const { data, error, mutate, isValidating } = useListSuggestions(messageId);
  const { apply, pendingId } = useApply(messageId, onUse);
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  if (data === undefined && error !== undefined) {
    return (
      <div className={styles.chips}>
        <Button size="small" tone="quiet" icon="refresh" isPending={isValidating} onPress={() => void mutate()}>
          {words.retry}
        </Button>
      </div>
    );
  }
  const shown = chipsOf(data ?? []);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={words.title}>
      {shown.map(({ suggestion, gist }) => (
        <li key={suggestion.id} className={styles.chip}>
          <Button
            size="small"
            isPending={pendingId === suggestion.id}
            isDisabled={pendingId !== null && pendingId !== suggestion.id}
            onPress={() => void apply(suggestion)}
          >
            <span className={styles.chipText} dir="auto">
              {gist}
            </span>
          </Button>
        </li>
      ))}
      <li className={styles.moreChips}>
        <IconButton
          ref={more}
          icon="info"
          size="small"
          label={words.explain}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
        <Popover aria-label={words.title} triggerRef={more} isOpen={isOpen} onOpenChange={setOpen}>
          <Suspense>
            <Suggestions
              messageId={messageId}
              onUse={(content) => {
                setOpen(false);
                onUse(content);
              }}
            />
          </Suspense>
        </Popover>
      </li>
    </ul>
  );
}
