import { cancelImport, type ImportRun, resumeImport } from '@concordia/api-client';
import { fractionDone } from '@concordia/domain';
import { useState } from 'react';
import { Badge } from '../../components/Badge';
import { Button } from '../../components/Button';
import { Link } from '../../components/Link';
import { ProgressBar } from '../../components/ProgressBar';
import { RelativeTime } from '../../components/RelativeTime';
import { text } from '../../theme';
import { useProblemWords } from '../problems';
import * as styles from './ImportMailbox.css';
import { ImportProblems } from './ImportProblems';
import { asideWords, endWords, isActive, isResumable, paceWords } from './runWords';
import { useRunWords } from './useRunWords';

interface ImportRunViewProps {
  run: ImportRun;
  /** Where the board is; a finished run offers the way there. Without it there is no link. */
  boardHref?: string;
  /** Called with the run as the server has it after a change. */
  onChange: (run: ImportRun) => void;
}

/** One import: how far it is, or how it ended, and what can be done about it. */
export function ImportRunView({ run, boardHref, onChange }: ImportRunViewProps) {
  const { change, isPending, refusal } = useChange(onChange);
  const words = useRunWords();
  const { imports } = words;
  const asides = asideWords(run, words);
  return (
    <div className={styles.run}>
      {isActive(run) ? <Progress run={run} /> : <Ending run={run} />}
      {asides.length > 0 && <p className={text({ style: 'caption', tone: 'muted' })}>{asides.join(' · ')}</p>}
      {refusal !== null && (
        <p role="alert" className={text({ style: 'dense', tone: 'negative' })}>
          {refusal}
        </p>
      )}
      <div className={styles.actions}>
        {run.state === 'done' && boardHref !== undefined && run.messagesAdded > 0 && (
          <Link href={boardHref} isStandalone>
            {imports.openBoard}
          </Link>
        )}
        {isActive(run) && (
          <Button size="small" isPending={isPending} onPress={() => change(() => cancelImport(run.id))}>
            {imports.stop}
          </Button>
        )}
        {isResumable(run) && (
          <Button size="small" icon="refresh" isPending={isPending} onPress={() => change(() => resumeImport(run.id))}>
            {imports.goOn}
          </Button>
        )}
        {run.problems > 0 && <ImportProblems importId={run.id} count={run.problems} />}
      </div>
    </div>
  );
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
      max={1}
      valueLabel={isMeasured ? position(run.positionBytes, run.sizeBytes) : undefined}
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
      <div className={styles.runLine}>
        <span className={styles.runName}>{run.name}</span>
        <Badge tone={endTones[state]}>{words.imports.state[state]}</Badge>
        <span className={text({ style: 'caption', tone: 'muted' })}>
          <RelativeTime instant={run.finishedAt ?? run.createdAt} />
        </span>
      </div>
      <p className={text({ style: 'dense' })}>{endWords(run, words)}</p>
    </>
  );
}
