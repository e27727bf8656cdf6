import { cancelIngestRun, type IngestRun } from '@concordia/api-client';
import { fractionDone } from '@concordia/domain';
import { useState } from 'react';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { ProgressBar } from '../../../components/ProgressBar';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { dataIngestionStrings } from '../../../strings/generated/dataIngestion';
import { useProblemWords } from '../../shared/problems';
import { LineProblems } from './LineProblems';
import { isActive } from './runs';

export interface EventRunViewProps {
  run: IngestRun;
  onChange: (run: IngestRun) => void;
}

export function EventRunView({ run, onChange }: EventRunViewProps) {
  return (
    <Stack gap="sm">
      {isActive(run) ? <Progress run={run} onChange={onChange} /> : <Ending run={run} />}
      {run.problems.length > 0 && <LineProblems run={run} />}
    </Stack>
  );
}

/** Lists only the line counts above zero. */
function useLineWords({ lines, processed, duplicates, invalid }: IngestRun): string {
  const words = useStrings(dataIngestionStrings);
  return [
    words.lines({ count: lines }),
    words.taken({ count: processed }),
    ...(duplicates > 0 ? [words.duplicates({ count: duplicates })] : []),
    ...(invalid > 0 ? [words.invalid({ count: invalid })] : []),
  ].join(' · ');
}

function Progress({ run, onChange }: EventRunViewProps) {
  const words = useStrings(dataIngestionStrings);
  const lineWords = useLineWords(run);
  const { stop, isPending, refusal } = useStop(run, onChange);
  const isMeasured = run.state === 'running' && run.bytes > 0;
  return (
    <>
      <ProgressBar
        label={run.fileName}
        value={isMeasured ? fractionDone(run.bytesRead, run.bytes) : undefined}
        maxValue={1}
        valueLabel={isMeasured ? words.position({ done: run.bytesRead, whole: run.bytes }) : undefined}
        detail={
          <>
            <span>{words.state[run.state]}</span>
            {run.lines > 0 && <span>{lineWords}</span>}
          </>
        }
      />
      {refusal !== null && (
        <div role="alert">
          <Text size="dense" tone="negative">
            {refusal}
          </Text>
        </div>
      )}
      <Inline>
        <Button size="small" aria-label={words.stopOne({ file: run.fileName })} isPending={isPending} onPress={stop}>
          {words.stop}
        </Button>
      </Inline>
    </>
  );
}

function useStop(run: IngestRun, onChange: (run: IngestRun) => void) {
  const problemWords = useProblemWords();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const stop = async () => {
    setPending(true);
    setRefusal(null);
    try {
      onChange(await cancelIngestRun(run.id));
    } catch (problem) {
      setRefusal(problemWords(problem));
    }
    setPending(false);
  };
  return { stop, isPending, refusal };
}

const END_TONES = { finished: 'positive', failed: 'negative', cancelled: 'neutral' } as const;

function Ending({ run }: Pick<EventRunViewProps, 'run'>) {
  const words = useStrings(dataIngestionStrings);
  const lineWords = useLineWords(run);
  const state = run.state === 'finished' || run.state === 'failed' ? run.state : 'cancelled';
  return (
    <>
      <Inline>
        <Text as="span" weight="medium" maxLines={1} dir="auto">
          {run.fileName}
        </Text>
        <Badge tone={END_TONES[state]}>{words.state[state]}</Badge>
        <Text as="span" size="caption" tone="muted">
          <RelativeTime instant={run.finishedAt ?? run.startedAt} />
        </Text>
      </Inline>
      {run.failure !== null && (
        <Text size="dense" tone="negative">
          {run.failure}
        </Text>
      )}
      <Text size="dense" isTabular>
        {lineWords}
      </Text>
    </>
  );
}
