import { cancelNightRun, type NightRun } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { ProgressBar } from '../../../components/ProgressBar';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { nightOpsStrings } from '../../../strings/nightOps';
import { useAction } from '../../channels/setup';

interface RunStateProps {
  run: NightRun;
  onChange: () => Promise<void>;
}

export function RunState({ run, onChange }: RunStateProps) {
  const words = useStrings(nightOpsStrings);
  const action = useAction();
  const { kind, state, failure, finishedAt } = run;
  if (state === 'queued' || state === 'running') {
    const cancel = async () => {
      await cancelNightRun(run.id);
      await onChange();
    };
    return (
      <Stack gap="xs">
        <ProgressBar
          label={state === 'queued' ? words.waiting : words.running[kind]}
          {...(run.steps > 0 && { value: run.stepsDone, maxValue: run.steps })}
        />
        <Inline>
          <Button size="small" tone="quiet" onPress={() => void action(cancel, words.notCancelled)}>
            {words.cancel}
          </Button>
        </Inline>
      </Stack>
    );
  }
  return (
    <div role="status">
      {state === 'failed' ? (
        <Text size="caption" tone="negative">
          {words.failedRun[kind]}. {failure}
        </Text>
      ) : (
        <Text size="caption" tone={state === 'done' ? 'positive' : 'muted'}>
          {state === 'done' ? words.done[kind] : words.cancelled}
          {finishedAt !== null && (
            <>
              {' · '}
              <RelativeTime instant={finishedAt} />
            </>
          )}
        </Text>
      )}
      {state === 'done' && <Result run={run} />}
    </div>
  );
}

function Result({ run: { harvest, brief } }: { run: NightRun }) {
  const words = useStrings(nightOpsStrings);
  const text = harvest !== null ? words.harvested(harvest) : brief !== null ? words.briefed(brief.totals) : null;
  return text === null ? null : (
    <Text size="caption" tone="muted">
      {text}
    </Text>
  );
}
