import { getListImportProblemsUrl, hasMore, type ImportProblem, usePages } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Disclosure } from '../../../components/Disclosure';
import { ErrorState } from '../../../components/ErrorState';
import { Skeleton, SkeletonText } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { importStrings } from '../../../strings/import';
import { requestIdOf, useProblemWords } from '../../shared/problems';

interface ImportProblemsProps {
  importId: string;
  /** Greater than 0. */
  count: number;
}

/** The messages that could not be read, with reason and position in the file. Loaded when opened. */
export function ImportProblems({ importId, count }: ImportProblemsProps) {
  const words = useStrings(importStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      size="small"
      headingLevel="none"
      title={isOpen ? words.hideProblems({ count }) : words.showProblems({ count })}
      isExpanded={isOpen}
      onExpandedChange={setOpen}
    >
      {isOpen && <ProblemList importId={importId} />}
    </Disclosure>
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
        reference={requestIdOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  const isLoading = pages === undefined;
  return (
    <Skeleton isLoading={isLoading}>
      <Stack as="ol">
        {(pages?.flat() ?? [likelyProblem]).map((problem) => (
          <ProblemRow key={problem.id} problem={problem} />
        ))}
      </Stack>
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
    ...(subject === null ? [] : [words.subject({ subject })]),
    ...(file === null ? [] : [file]),
    words.place({ ordinal, byte: positionBytes }),
  ];
  return (
    <li>
      <Text size="dense">
        <SkeletonText>{reason}</SkeletonText>
      </Text>
      <Text size="caption" tone="muted">
        <SkeletonText>{where.join(' · ')}</SkeletonText>
      </Text>
    </li>
  );
}

/** Sample row that sizes the skeleton. */
const likelyProblem: ImportProblem = {
  id: 'loading',
  ordinal: 1_204,
  positionBytes: 412_003_220,
  file: null,
  code: 'loading',
  reason: 'Why this message could not be read',
  subject: 'Its subject, where it had one',
};
