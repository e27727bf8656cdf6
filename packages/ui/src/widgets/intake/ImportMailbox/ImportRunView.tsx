import { cancelImport, type ImportRun, resumeImport } from '@concordia/api-client';
import { fractionDone } from '@concordia/domain';
import { Suspense, useState } from 'react';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { ProgressBar } from '../../../components/ProgressBar';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { chatArchiveStrings } from '../../../strings/generated/chatArchive';
import { useProblemWords } from '../../shared/problems';
import { ImportProblems } from './ImportProblems';
import { isActive, isResumable } from './runState';
import { asideWords, endWords, paceWords } from './runWords';
import { skippedWords } from './skippedWords';
import { useRunWords } from './useRunWords';

/** Loaded on demand: only chats of unknown owners ask. */
const OwnerQuestion = lazyWithPreload(async () => (await import('./OwnerQuestion')).OwnerQuestion);

interface ImportRunViewProps {
  run: ImportRun;
  /** Link to the board in a finished run. Without it there is no link. */
  boardHref?: string;
  onChange: (run: ImportRun) => void;
}

export function ImportRunView({ run, boardHref, onChange }: ImportRunViewProps) {
  const { change, isPending, refusal } = useChange(onChange);
  const words = useRunWords();
  const { imports } = words;
  const chats = useStrings(chatArchiveStrings);
  const asides = [...asideWords(run, words), ...skippedWords(run, chats)];
  return (
    <Stack gap="sm">
      <State run={run} onChange={onChange} />
      {asides.length > 0 && (
        <Text size="caption" tone="muted">
          {asides.join(' · ')}
        </Text>
      )}
      {refusal !== null && (
        <div role="alert">
          <Text size="dense" tone="negative">
            {refusal}
          </Text>
        </div>
      )}
      {run.state === 'done' && boardHref !== undefined && run.messagesAdded > 0 && (
        <Inline>
          <Link href={boardHref} isStandalone>
            {imports.openBoard}
          </Link>
        </Inline>
      )}
      {isActive(run) && (
        <Inline>
          <Button size="small" isPending={isPending} onPress={() => change(() => cancelImport(run.id))}>
            {imports.stop}
          </Button>
        </Inline>
      )}
      {isResumable(run) && (
        <Inline>
          <Button size="small" icon="refresh" isPending={isPending} onPress={() => change(() => resumeImport(run.id))}>
            {imports.goOn}
          </Button>
        </Inline>
      )}
      {run.problems > 0 && <ImportProblems importId={run.id} count={run.problems} />}
    </Stack>
  );
}

function State({ run, onChange }: Pick<ImportRunViewProps, 'run' | 'onChange'>) {
  if (run.state === 'asking') {
    return (
      <Suspense fallback={<Progress run={run} />}>
        <OwnerQuestion run={run} onChange={onChange} />
      </Suspense>
    );
  }
  return isActive(run) ? <Progress run={run} /> : <Ending run={run} />;
}

function useChange(onChange: (run: ImportRun) => void) {
  const problemWords = useProblemWords();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const change = async (call: () => Promise<ImportRun>) => {
    setPending(true);
    setRefusal(null);
    try {
      onChange(await call());
    } catch (problem) {
      setRefusal(problemWords(problem));
    }
    setPending(false);
  };
  return { change, isPending, refusal };
}

function Progress({ run }: { run: ImportRun }) {
  const words = useRunWords();
  const { position, state } = words.imports;
  const isMeasured = run.state === 'reading' && run.sizeBytes > 0;
  return (
    <ProgressBar
      label={run.name}
      value={isMeasured ? fractionDone(run.positionBytes, run.sizeBytes) : undefined}
      maxValue={1}
      valueLabel={isMeasured ? position({ done: run.positionBytes, whole: run.sizeBytes }) : undefined}
      detail={
        <>
          <span>{state[run.state]}</span>
          {run.messagesRead > 0 && <span>{paceWords(run, words).join(' · ')}</span>}
        </>
      }
    />
  );
}

const endTones = { done: 'positive', failed: 'negative', cancelled: 'neutral' } as const;

function Ending({ run }: { run: ImportRun }) {
  const words = useRunWords();
  const state = run.state === 'done' || run.state === 'failed' ? run.state : 'cancelled';
  return (
    <>
      <Inline>
        <Text as="span" weight="medium" maxLines={1}>
          {run.name}
        </Text>
        <Badge tone={endTones[state]}>{words.imports.state[state]}</Badge>
        <Text as="span" size="caption" tone="muted">
          <RelativeTime instant={run.finishedAt ?? run.createdAt} />
        </Text>
      </Inline>
      <Text size="dense">{endWords(run, words)}</Text>
    </>
  );
}
