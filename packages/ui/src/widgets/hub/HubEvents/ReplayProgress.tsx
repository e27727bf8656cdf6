import { cancelReplay, type Replay, useGetReplay } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { ProgressBar } from '../../../components/ProgressBar';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { hubEventStrings } from '../../../strings/generated/hubEvent';
import { useAction } from '../../channels/setup';
import { usePolling } from '../../insight/intelligence';

export interface ReplayProgressProps {
  replayId: string;
  onDismiss: () => void;
}

/** Poll interval in ms: events would arrive faster than is useful. */
const PACE = 1_000;

const isActive = ({ state }: Replay): boolean => state === 'queued' || state === 'running';

const TONES = {
  queued: 'accent',
  running: 'accent',
  finished: 'positive',
  cancelled: 'accent',
  failed: 'negative',
} as const;

export function ReplayProgress({ replayId, onDismiss }: ReplayProgressProps) {
  const words = useStrings(hubEventStrings);
  const { data: replay, error, mutate } = useGetReplay(replayId);
  usePolling(replay !== undefined && isActive(replay) ? PACE : null, mutate);
  if (replay === undefined && error === undefined) return null;
  return (
    <Stack gap="sm" width="form">
      {replay === undefined ? <Text tone="muted">{words.replayLost}</Text> : <Progress replay={replay} />}
      <Inline>
        {replay !== undefined && isActive(replay) ? (
          <Stop replayId={replayId} onStopped={() => void mutate()} />
        ) : (
          <Button size="small" onPress={onDismiss}>
            {words.dismissReplay}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

function Progress({ replay: { state, done, total } }: { replay: Replay }) {
  const words = useStrings(hubEventStrings);
  return (
    <ProgressBar
      label={words.replayTitle}
      value={state === 'queued' ? undefined : done}
      maxValue={Math.max(total, 1)}
      valueLabel={words.replayDone({ done, total })}
      tone={TONES[state]}
      detail={<span>{words.replayStates[state]}</span>}
    />
  );
}

function Stop({ replayId, onStopped }: { replayId: string; onStopped: () => void }) {
  const words = useStrings(hubEventStrings);
  const action = useAction();
  const [isPending, setPending] = useState(false);
  const stop = async () => {
    setPending(true);
    await action(async () => {
      await cancelReplay(replayId);
    }, words.stopFailed);
    setPending(false);
    onStopped();
  };
  return (
    <Button size="small" isPending={isPending} onPress={() => void stop()}>
      {words.stopReplay}
    </Button>
  );
}
