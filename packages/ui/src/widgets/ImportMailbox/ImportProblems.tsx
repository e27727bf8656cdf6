import { hasMore, type ImportProblem, getListImportProblemsUrl, usePages } from '@concordia/api-client';
import { useId, useState } from 'react';
import { Button } from '../../components/Button';
import { ErrorState } from '../../components/ErrorState';
import { Skeleton, SkeletonText } from '../../components/Skeleton';
import { useStrings } from '../../locale';
import { importStrings } from '../../strings/imports';
import { text } from '../../theme';
import { useProblemWords } from '../problems';
import * as styles from './ImportMailbox.css';

interface ImportProblemsProps {
  importId: string;
  /** How many there are; more than none. */
  count: number;
}

/** The messages that could not be read, each with its reason and where it lies in the file. Read when somebody wants to see them. */
export function ImportProblems({ importId, count }: ImportProblemsProps) {
  const words = useStrings(importStrings);
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
        {isOpen ? words.hideProblems(count) : words.showProblems(count)}
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
  const words = useStrings(importStrings);
  const problemWords = useProblemWords();
  const list = usePages<ImportProblem>(getListImportProblemsUrl(importId, { limit: 50 }));
  const { data: pages, error, size, setSize, mutate, isValidating } = list;
  if (error !== undefined && pages === undefined) {
    return (
      <ErrorState
        size="compact"
        title={words.problemsFailed}
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
          {words.showMore}
        </Button>
      )}
    </Skeleton>
  );
}

function ProblemRow({ problem: { reason, subject, file, ordinal, positionBytes } }: { problem: ImportProblem }) {
  const words = useStrings(importStrings);
  const where = [
    ...(subject === null ? [] : [words.subject(subject)]),
    ...(file === null ? [] : [file]),
    words.place(ordinal, positionBytes),
  ];
  return (
    <li className={styles.problem}>
      <SkeletonText>{reason}</SkeletonText>
      <span className={text({ style: 'caption', tone: 'muted' })}>
        <SkeletonText>{where.join(' · ')}</SkeletonText>
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
