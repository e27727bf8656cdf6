import { runSegmentation, type SegmentationRun } from '@concordia/api-client';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { aiInsightsStrings } from '../../../strings/aiInsights';
import { useAction } from '../../channels/setup';
import { useFocusFallback } from '../intelligence';
import { RunProgress, RunResult } from './RunProgress';
import { SectionHead } from './SectionHead';
import { isUnderWay } from './underWay';

const TONES = {
  queued: 'notice',
  running: 'notice',
  done: 'positive',
  failed: 'negative',
  cancelled: 'neutral',
  never: 'neutral',
} as const;

export interface SegmentationProps {
  run: SegmentationRun | null;
  onChange: () => Promise<void>;
}

export function Segmentation({ run, onChange }: SegmentationProps) {
  const words = useStrings(aiInsightsStrings);
  const id = useId();
  const action = useAction();
  const heir = useFocusFallback<HTMLDivElement>();
  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    await action(async () => {
      await runSegmentation();
      await onChange();
    }, words.notStarted);
    setStarting(false);
  };
  const state = run?.state ?? 'never';
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <SectionHead id={id} state={words.segmentationState[state]} tone={TONES[state]}>
        {words.segmentation}
      </SectionHead>
      <Text size="dense" tone="muted">
        {words.segmentationHelp}
      </Text>
      <div {...heir}>
        {run !== null && isUnderWay(run) ? (
          <RunProgress run={run} onChange={onChange} />
        ) : (
          <Stack gap="md">
            <Inline>
              <Button tone="primary" icon="play" isPending={isStarting} onPress={() => void start()}>
                {words.run}
              </Button>
            </Inline>
            {run !== null && <RunResult run={run} />}
          </Stack>
        )}
      </div>
    </Stack>
  );
}
