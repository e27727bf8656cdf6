import { type DealBoard, setDealStages } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorState } from '../../../components/ErrorState';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { dealStagesStrings } from '../../../strings/generated/dealStages';
import { useProblem } from '../../shared/problems';
import { useStageName } from '../deals/stageName';
import { useRereadDeals } from '../deals/useDealWrites';
import * as styles from './EditStages.css';
import { StageLine } from './StageLine';
import { draftOf, MOST_STAGES, moved, stagesOf, withNew } from './stageDraft';

interface StageFormProps {
  board: DealBoard;
  onClose: () => void;
}

/** Nothing is kept before it is saved: deals would jump between columns while names are typed. */
export function StageForm({ board, onClose }: StageFormProps) {
  const words = useStrings(dealStagesStrings);
  const describe = useProblem();
  const nameOf = useStageName();
  const reread = useRereadDeals();
  const [stages, setStages] = useState(() => draftOf(board.columns, nameOf));
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<unknown>(undefined);
  const save = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await setDealStages({ stages: stagesOf(stages, board.columns, nameOf) });
      void reread();
      onClose();
    } catch (error) {
      setProblem(error);
      setPending(false);
    }
  };
  return (
    <Stack gap="lg">
      <Text tone="muted">{words.help}</Text>
      <ol className={styles.stages} aria-label={words.list}>
        {stages.map((stage, at) => (
          <StageLine
            key={stage.id}
            stage={stage}
            isFirst={at === 0}
            isLast={at === stages.length - 1}
            onRename={(name) => setStages(stages.with(at, { ...stage, name }))}
            onMove={(step) => setStages(moved(stages, at, step))}
            onRemove={() => setStages(stages.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <Inline>
        <Button
          icon="plus"
          isDisabled={stages.length >= MOST_STAGES}
          onPress={() => setStages(withNew(stages, words.unnamed))}
        >
          {words.add}
        </Button>
      </Inline>
      {problem !== undefined && <ErrorState size="compact" title={words.notSaved} {...describe(problem)} />}
      <Inline>
        <Button
          tone="primary"
          isDisabled={stages.some(({ name }) => name.trim() === '')}
          isPending={isPending}
          onPress={() => void save()}
        >
          {words.save}
        </Button>
        <Button isDisabled={isPending} onPress={onClose}>
          {words.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
