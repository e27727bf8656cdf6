import { cancelSegmentationRun, type SegmentationRun } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { ProgressBar } from '../../../components/ProgressBar';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { aiInsightsStrings } from '../../../strings/aiInsights';
import { useAction } from '../../channels/setup';

export interface RunProgressProps {
  run: SegmentationRun;
  onChange: () => Promise<void>;
}

export function RunProgress({ run, onChange }: RunProgressProps) {
  const words = useStrings(aiInsightsStrings);
  const action = useAction();
  const { id, stage, progress, customers } = run;
  const cancel = async () => {
    await cancelSegmentationRun(id);
    await onChange();
  };
  return (
    <Stack gap="sm">
      <ProgressBar
        label={stage === null ? words.waiting : words.stage[stage]}
        {...(stage !== null && { value: progress, maxValue: 1 })}
        detail={customers === null ? undefined : words.seen({ customers })}
      />
      <Inline>
        <Button size="small" onPress={() => void action(cancel, words.notCancelled)}>
          {words.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}

export function RunResult({ run: { state, failure, finishedAt, customers } }: Pick<RunProgressProps, 'run'>) {
  const words = useStrings(aiInsightsStrings);
  if (state === 'queued' || state === 'running') return null;
  const said = state === 'done' ? words.runEnd.done({ customers: customers ?? 0 }) : words.runEnd[state];
  return (
    <div role="status">
      <Text size="caption" tone={state === 'failed' ? 'negative' : 'muted'}>
        {failure === null ? said : `${said}. ${failure}`}
        {finishedAt !== null && (
          <>
            {' · '}
            <RelativeTime instant={finishedAt} />
          </>
        )}
      </Text>
    </div>
  );
}
