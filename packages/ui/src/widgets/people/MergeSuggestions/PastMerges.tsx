import { type ContactMerge, useListMerges } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { contactStrings } from '../../../strings/generated/contact';
import { peopleStrings } from '../../../strings/people';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { useMergeActions } from '../changes/useMergeActions';
import { REVIEWED } from './MergeSuggestions';

interface PastMergesProps {
  onOpenContact: (contactId: string) => void;
}

/** Past merges, newest first, with undo while it is possible. */
export function PastMerges({ onOpenContact }: PastMergesProps) {
  const words = useStrings(peopleStrings);
  const problemWords = useProblemWords();
  const { data, error, mutate, isValidating } = useListMerges(REVIEWED);
  return (
    <WidgetFrame
      title={words.pastMerges}
      headingLevel={3}
      state={stateOf()}
      skeleton={<SkeletonShape shape="block" height="3rem" />}
      empty={<EmptyState size="compact" title={words.noMerges} />}
    >
      {(merges) => (
        <Stack as="ul" gap="sm" hasDividers>
          {merges.map((merge) => (
            <MergeItem key={merge.id} merge={merge} onOpenContact={onOpenContact} />
          ))}
        </Stack>
      )}
    </WidgetFrame>
  );

  function stateOf(): WidgetState<readonly ContactMerge[]> {
    if (data === undefined) {
      if (error === undefined) return { kind: 'loading' };
      const problem = { title: words.mergesFailed, description: problemWords(error), reference: requestIdOf(error) };
      return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
    }
    return data.length === 0 ? { kind: 'empty' } : { kind: 'ready', data, isRefreshing: isValidating };
  }
}

function MergeItem({ merge, onOpenContact }: { merge: ContactMerge } & PastMergesProps) {
  const words = useStrings(peopleStrings);
  const { viewDetails, viewDetailsOf } = useStrings(contactStrings);
  const { undo } = useMergeActions();
  const { contactId, contactName, otherName, messages, createdAt, undoneAt, canUndo } = merge;
  return (
    <li>
      <Inline justify="between">
        <Stack gap="none">
          <Text dir="auto">{words.mergedRow({ other: otherName, kept: contactName ?? words.gone })}</Text>
          <Text size="caption" tone="muted">
            {words.movedMessages({ count: messages })} · <RelativeTime instant={createdAt} />
          </Text>
        </Stack>
        <Inline gap="sm">
          {contactName !== null && (
            <Button
              size="small"
              tone="quiet"
              aria-label={viewDetailsOf({ name: contactName })}
              onPress={() => onOpenContact(contactId)}
            >
              {viewDetails}
            </Button>
          )}
          {undoneAt !== null && <Badge>{words.undone}</Badge>}
          {undoneAt === null && !canUndo && (
            <Text as="span" size="caption" tone="muted">
              {words.laterFirst}
            </Text>
          )}
          {canUndo && (
            <Button
              size="small"
              icon="undo"
              aria-label={words.undoMerge({ other: otherName })}
              onPress={() => void undo(merge)}
            >
              {words.undo}
            </Button>
          )}
        </Inline>
      </Inline>
    </li>
  );
}
