import { type ContactMerge, type MergeChoices, mergeContacts } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorState } from '../../../components/ErrorState';
import { Inline } from '../../../components/Inline';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { useEnding } from '../changes/gone';
import { useMergeActions } from '../changes/useMergeActions';
import { MergeView } from './MergeView';
import { useMergePreview } from './useMergePreview';

export interface MergeBodyProps {
  keepId: string;
  otherId: string;
  onCancel: () => void;
  onMerged: (merge: ContactMerge) => void;
}

export function MergeBody({ keepId, otherId, onCancel, onMerged }: MergeBodyProps) {
  const words = useStrings(peopleStrings);
  const problemWords = useProblemWords();
  const { tell } = useMergeActions();
  const { end } = useEnding();
  const [isSwapped, setSwapped] = useState(false);
  const [choices, setChoices] = useState<MergeChoices>({});
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const request = isSwapped ? { keepId: otherId, otherId: keepId, choices } : { keepId, otherId, choices };
  const { data: preview, error, mutate, isValidating } = useMergePreview(request);

  async function merge(): Promise<void> {
    setPending(true);
    try {
      const made = await end(request.otherId, () => mergeContacts(request));
      onMerged(made);
      await tell(made);
    } catch (problem) {
      setRefusal(problem);
      setPending(false);
    }
  }

  if (preview === undefined) {
    if (error === undefined) return <SkeletonShape shape="block" height="16rem" />;
    return (
      <ErrorState
        size="compact"
        title={words.previewFailed}
        description={problemWords(error)}
        reference={requestIdOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  return (
    <Stack gap="lg">
      <MergeView
        preview={preview}
        choices={choices}
        onChoose={setChoices}
        onSwap={() => {
          setSwapped(!isSwapped);
          setChoices({});
        }}
      />
      {refusal !== null && (
        <ErrorState
          size="compact"
          title={words.mergeFailed}
          description={problemWords(refusal)}
          reference={requestIdOf(refusal)}
        />
      )}
      <Inline justify="end">
        <Button onPress={onCancel}>{words.cancel}</Button>
        <Button tone="primary" isPending={isPending} onPress={() => void merge()}>
          {words.mergeNow}
        </Button>
      </Inline>
    </Stack>
  );
}
