import { cancelSearchTraining, type SearchModel, startSearchTraining } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { ProgressBar } from '../../../components/ProgressBar';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { searchTrainingStrings } from '../../../strings/generated/searchTraining';
import { useAction } from '../../channels/setup';
import { useFocusFallback } from '../../insight/intelligence';

export const isUnderWay = ({ state }: Pick<SearchModel, 'state'>): boolean =>
  state === 'waiting' || state === 'training' || state === 'placing';

/** When it last learned, from how many messages, and how many there are now. */
export function LearnedState({ model: { trainedAt, learnedFrom, messages } }: { model: SearchModel }) {
  const words = useStrings(searchTrainingStrings);
  return (
    <Stack gap="xxs">
      <Text>
        {trainedAt === null ? (
          words.never
        ) : (
          <>
            {words.learned} <RelativeTime instant={trainedAt} /> {words.from({ messages: learnedFrom })}
          </>
        )}
      </Text>
      <Text size="caption" tone="muted">
        {words.now({ messages })}. {words.again}
      </Text>
    </Stack>
  );
}

interface TrainingRunProps {
  model: SearchModel;
  onChange: (model: SearchModel) => Promise<unknown>;
}

/** The running training, or how the last one ended. One button takes the place of the other, and the focus. */
export function TrainingRun(props: TrainingRunProps) {
  const heir = useFocusFallback<HTMLDivElement>();
  return (
    <div {...heir}>
      <Run {...props} />
    </div>
  );
}

function Run({ model, onChange }: TrainingRunProps) {
  const words = useStrings(searchTrainingStrings);
  const action = useAction();
  const cancel = async () => void (await onChange(await cancelSearchTraining()));
  const start = async () => void (await onChange(await startSearchTraining()));
  const { state, progress, trainedAt } = model;
  if (state === 'waiting' || state === 'training' || state === 'placing') {
    return (
      <Stack gap="xs">
        <ProgressBar label={words.state[state]} {...(state !== 'waiting' && { value: progress, maxValue: 1 })} />
        <Inline>
          <Button size="small" tone="quiet" onPress={() => void action(cancel, words.notCancelled)}>
            {words.cancel}
          </Button>
        </Inline>
      </Stack>
    );
  }
  return (
    <Stack gap="sm">
      <div role="status">
        {state === 'ready' && (
          <Text size="caption" tone="positive">
            {words.ready}
          </Text>
        )}
        {state === 'cancelled' && (
          <Text size="caption" tone="muted">
            {words.cancelled}
          </Text>
        )}
        {state === 'failed' && (
          <Text size="caption" tone="negative">
            {words.stopped}
          </Text>
        )}
      </div>
      <Inline>
        <Button size="small" onPress={() => void action(start, words.notStarted)}>
          {trainedAt === null ? words.start : words.restart}
        </Button>
      </Inline>
    </Stack>
  );
}
