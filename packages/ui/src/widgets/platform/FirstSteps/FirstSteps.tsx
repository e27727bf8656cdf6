import { type FirstSteps as Steps, updateFirstSteps, useGetFirstSteps } from '@concordia/api-client';
import { IconButton } from '../../../components/Button';
import { Disclosure } from '../../../components/Disclosure';
import { SkeletonShape } from '../../../components/Skeleton';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toast';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { firstStepsStrings } from '../../../strings/generated/firstSteps';
import { useRows } from '../../insight/intelligence';
import { useProblemWords } from '../../shared/problems';
import { StepList } from './StepList';
import { doneCount, isAllDone, type StepName } from './steps';

export interface FirstStepsProps {
  /** Where each step is taken. */
  hrefs: Readonly<Record<StepName, string>>;
  /** Folds the steps behind one line, for small screens. @default false */
  isCompact?: boolean;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** The checklist of a new workspace. It ticks itself, because the server knows what the workspace contains. */
export function FirstSteps({ hrefs, isCompact = false, headingLevel = 2 }: FirstStepsProps) {
  const words = useStrings(firstStepsStrings);
  const answer = useGetFirstSteps();
  const hide = useHiding(answer.mutate);
  const { data, error, isValidating, mutate } = answer;
  const state = useRows({ data: data?.steps, error, isValidating, mutate }, words.failed);
  const total = data?.steps.length ?? 0;
  const progress = data === undefined ? null : words.progress({ done: doneCount(data), total });
  return (
    <WidgetFrame
      title={words.title}
      headingLevel={headingLevel}
      size="compact"
      ground="raised"
      state={data !== undefined && isAllDone(data) ? { kind: 'empty' } : state}
      actions={
        progress !== null && (
          <>
            {!isCompact && (
              <Text as="span" size="caption" tone="muted" isTabular>
                {progress}
              </Text>
            )}
            <IconButton icon="close" size="small" label={words.hide} onPress={hide} />
          </>
        )
      }
      skeleton={<SkeletonShape shape="block" height="4rem" />}
      empty={<Text tone="muted">{words.allDoneHelp}</Text>}
    >
      {(steps) =>
        isCompact ? (
          <Disclosure size="small" headingLevel="none" title={progress ?? words.title}>
            <StepList steps={steps} hrefs={hrefs} />
          </Disclosure>
        ) : (
          <StepList steps={steps} hrefs={hrefs} />
        )
      }
    </WidgetFrame>
  );
}

type Reread = (data: Steps, options: { revalidate: false }) => Promise<unknown>;

function useHiding(mutate: Reread) {
  const words = useStrings(firstStepsStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const putAway = async (isPutAway: boolean) => {
    try {
      await mutate(await updateFirstSteps({ isPutAway }), { revalidate: false });
      return true;
    } catch (failure) {
      toast({ tone: 'destructive', title: words.failed, description: problemWords(failure) });
      return false;
    }
  };
  const hide = async () => {
    if (!(await putAway(true))) return;
    toast({
      title: words.hidden,
      description: words.hiddenHelp,
      action: { label: words.undo, onPress: () => void putAway(false) },
    });
  };
  return () => void hide();
}
