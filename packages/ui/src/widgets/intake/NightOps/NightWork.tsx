import {
  generateMorningBrief,
  type NightRun,
  type NightRunKind,
  runInboxHarvester,
  useListNightRuns,
} from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { nightOpsStrings } from '../../../strings/nightOps';
import { useAction } from '../../channels/setup';
import { RunState } from './RunState';

const WORK = [
  { kind: 'inbox_harvester', start: runInboxHarvester },
  { kind: 'morning_brief', start: generateMorningBrief },
] as const;

/** Poll interval during a run, in ms: the stream reports only its end. */
const PACE_MS = 1_000;

const isUnderWay = ({ state }: NightRun) => state === 'queued' || state === 'running';

export function NightWork({ hasServer }: { hasServer: boolean }) {
  const words = useStrings(nightOpsStrings);
  const { data: runs = [], mutate } = useListNightRuns(undefined, {
    swr: { enabled: hasServer, refreshInterval: (known) => (known?.some(isUnderWay) ? PACE_MS : 0) },
  });
  const reread = async () => {
    await mutate();
  };
  return (
    <Stack gap="md">
      {WORK.map(({ kind, start }) => (
        <Work
          key={kind}
          kind={kind}
          isDisabled={!hasServer}
          run={runs.find((run) => run.kind === kind) ?? null}
          onStart={async () => {
            await start();
            await reread();
          }}
          onChange={reread}
        />
      ))}
      {!hasServer && (
        <Text size="caption" tone="muted">
          {words.needsServer}
        </Text>
      )}
    </Stack>
  );
}

interface WorkProps {
  kind: NightRunKind;
  run: NightRun | null;
  isDisabled: boolean;
  onStart: () => Promise<void>;
  onChange: () => Promise<void>;
}

function Work({ kind, run, isDisabled, onStart, onChange }: WorkProps) {
  const words = useStrings(nightOpsStrings);
  const action = useAction();
  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    await action(onStart, words.notStarted[kind]);
    setStarting(false);
  };
  const isBusy = run !== null && isUnderWay(run);
  return (
    <Stack gap="xs">
      <Button isFullWidth isDisabled={isDisabled || isBusy} isPending={isStarting} onPress={() => void start()}>
        {words.start[kind]}
      </Button>
      {run !== null && <RunState run={run} onChange={onChange} />}
    </Stack>
  );
}
