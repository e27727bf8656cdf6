import { pageOf, useListMergeSuggestions, useListMerges } from '@concordia/api-client';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { Inline } from '../../../components/Inline';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';

/** Loaded on demand: it opens rarely and includes a dialog. */
const MergeReview = lazy(() => import('./MergeReview').then((module) => ({ default: module.MergeReview })));

export interface MergeSuggestionsProps {
  onOpenContact: (contactId: string) => void;
}

/** Pairs loaded for review. */
export const REVIEWED = { limit: 50 } as const;

/** A line about possible duplicates; nothing if there are none. Shows no loading or error state. */
export function MergeSuggestions({ onOpenContact }: MergeSuggestionsProps) {
  const words = useStrings(peopleStrings);
  const [isOpen, setOpen] = useState(false);
  const { data: pairs } = useListMergeSuggestions(REVIEWED);
  const { data: merges } = useListMerges(REVIEWED);
  const count = pairs === undefined ? 0 : Math.max(pageOf(pairs).total ?? 0, pairs.length);
  const hasMerges = (merges?.length ?? 0) > 0;
  // Stays while the review is open, even without pairs left.
  if (count === 0 && !hasMerges && !isOpen) return null;
  return (
    <>
      <Inline gap="sm">
        {count > 0 && (
          <>
            <Icon name="users" size="small" />
            <Text as="span" size="dense" tone="muted">
              {words.pairs({ count })}
            </Text>
          </>
        )}
        <Button size="small" tone="quiet" onPress={() => setOpen(true)}>
          {count > 0 ? words.review : words.pastMerges}
        </Button>
      </Inline>
      {isOpen && (
        <Suspense>
          <MergeReview
            onClose={() => setOpen(false)}
            onOpenContact={(id) => {
              setOpen(false);
              onOpenContact(id);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
