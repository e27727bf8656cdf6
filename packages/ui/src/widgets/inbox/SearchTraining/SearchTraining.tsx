import { useGetSearchModel } from '@concordia/api-client';
import { EmptyState } from '../../../components/EmptyState';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { searchTrainingStrings } from '../../../strings/generated/searchTraining';
import { useFigures, usePolling } from '../../insight/intelligence';
import { isUnderWay, LearnedState, TrainingRun } from './TrainingRun';

export interface SearchTrainingProps {
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** How often a running training is read again, in ms: not every step of it is announced. */
const PACE = 2_000;

/** What search by meaning has learned from the messages, and its training. */
export function SearchTraining({ headingLevel = 2 }: SearchTrainingProps) {
  const words = useStrings(searchTrainingStrings);
  const answer = useGetSearchModel();
  const model = answer.data;
  usePolling(model !== undefined && isUnderWay(model) ? PACE : null, answer.mutate);
  const state = useFigures(answer, words.failed);
  const tooFew = model !== undefined && model.state === 'none' && model.messages < model.fewest;
  const shown: WidgetState<NonNullable<typeof model>> = state.kind === 'ready' && tooFew ? { kind: 'empty' } : state;
  return (
    <WidgetFrame
      title={words.title}
      headingLevel={headingLevel}
      state={shown}
      skeleton={
        <Stack gap="md">
          <SkeletonShape shape="block" height="2.5rem" />
          <SkeletonShape shape="block" height="2rem" />
        </Stack>
      }
      empty={<EmptyState title={words.tooFew} description={model && words.tooFewHelp(model)} />}
    >
      {(learned) => (
        <Stack gap="md">
          <Text size="dense" tone="muted">
            {words.help}
          </Text>
          <LearnedState model={learned} />
          <TrainingRun model={learned} onChange={(next) => answer.mutate(next, { revalidate: false })} />
        </Stack>
      )}
    </WidgetFrame>
  );
}
