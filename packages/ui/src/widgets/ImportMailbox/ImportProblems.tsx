import { hasMore, type ImportProblem, getListImportProblemsUrl, usePages } from '@concordia/api-client';
import { useId, useState } from 'react';
import { Button } from '../../components/Button';
import { ErrorState } from '../../components/ErrorState';
import { Skeleton, SkeletonText } from '../../components/Skeleton';
import { text } from '../../theme';
import { counted, formatCount } from './amounts';
import * as styles from './ImportMailbox.css';
import { problemWords } from './problemWords';

interface ImportProblemsProps {
  importId: string;
  /** How many there are; more than none. */
  count: number;
}

/** The messages that could not be read, each with its reason and where it lies in the file. Read when somebody wants to see them. */
export function ImportProblems({ importId, count }: ImportProblemsProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <Button
        size="small"
        tone="quiet"
        iconAfter={isOpen ? 'chevron-up' : 'chevron-down'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onPress={() => setOpen(!isOpen)}
      >
        {`${isOpen ? 'Hide' : 'Show'} ${counted(count, 'problem')}`}
      </Button>
      {isOpen && (
        <div id={listId} className={styles.problems}>
          <ProblemList importId={importId} />
        </div>
      )}
    </>
  );
}

function ProblemList({ importId }: Pick<ImportProblemsProps, 'importId'>) {
  const list = usePages<ImportProblem>(getListImportProblemsUrl(importId, { limit: 50 }));
  const { data: pages, error, size, setSize, mutate, isValidating } = list;
  if (error !== undefined && pages === undefined) {
    return (
      <ErrorState
        size="compact"
        title="The problems could not be read"
        description={problemWords(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  const isLoading = pages === undefined;
  return (
    <Skeleton isLoading={isLoading}>
      <ol className={styles.problemList}>
        {(pages?.flat() ?? [likelyProblem]).map((problem) => (
          <ProblemRow key={problem.id} problem={problem} />
        ))}
      </ol>
      {hasMore(pages) && (
        <Button size="small" isPending={isValidating} onPress={() => void setSize(size + 1)}>
          Show more
        </Button>
      )}
    </Skeleton>
  );
}

function ProblemRow({ problem }: { problem: ImportProblem }) {
  return (
    <li className={styles.problem}>
      <SkeletonText>{problem.reason}</SkeletonText>
      <span className={text({ style: 'caption', tone: 'muted' })}>
        <SkeletonText>
          {problem.subject === null ? '' : `“${problem.subject}” · `}
          {problem.file === null ? '' : `${problem.file} · `}
          {`message ${formatCount(problem.ordinal)}, at byte ${formatCount(problem.positionBytes)}`}
        </SkeletonText>
      </span>
    </li>
  );
}

/** Stands where the first problem will be while the list is read. */
const likelyProblem: ImportProblem = {
  id: 'loading',
  ordinal: 1_204,
  positionBytes: 412_003_220,
  file: null,
  code: 'loading',
  reason: 'Why this message could not be read',
  subject: 'Its subject, where it had one',
};
