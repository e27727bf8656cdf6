import {
  type ContactImport,
  type ContactImportProblem,
  getListContactImportProblemsUrl,
  hasMore,
  usePages,
} from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Disclosure } from '../../../components/Disclosure';
import { ErrorState } from '../../../components/ErrorState';
import { Inline } from '../../../components/Inline';
import { Skeleton, SkeletonText } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { contactImportStrings } from '../../../strings/generated/contactImport';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { DownloadProblems } from './DownloadProblems';

/** Rows that could not be imported, with value and reason. Loaded when opened. */
export function RowProblems({ run }: { run: ContactImport }) {
  const words = useStrings(contactImportStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="sm">
      <Disclosure
        size="small"
        headingLevel="none"
        title={isOpen ? words.hideProblems({ count: run.problems }) : words.showProblems({ count: run.problems })}
        isExpanded={isOpen}
        onExpandedChange={setOpen}
      >
        {isOpen && <ProblemList importId={run.id} />}
      </Disclosure>
      <Inline>
        <DownloadProblems run={run} />
      </Inline>
    </Stack>
  );
}

function ProblemList({ importId }: { importId: string }) {
  const words = useStrings(contactImportStrings);
  const problemWords = useProblemWords();
  const list = usePages<ContactImportProblem>(getListContactImportProblemsUrl(importId, { limit: 50 }));
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
  return (
    <Skeleton isLoading={pages === undefined}>
      <Stack gap="md">
        <Stack as="ul" gap="sm" hasDividers>
          {(pages?.flat() ?? [likelyProblem]).map((problem) => (
            <ProblemRow key={problem.id} problem={problem} />
          ))}
        </Stack>
        {hasMore(pages) && (
          <Inline>
            <Button size="small" isPending={isValidating} onPress={() => void setSize(size + 1)}>
              {words.showMore}
            </Button>
          </Inline>
        )}
      </Stack>
    </Skeleton>
  );
}

function ProblemRow({ problem: { row, field, reason, value } }: { problem: ContactImportProblem }) {
  const words = useStrings(contactImportStrings);
  const where = [
    words.row({ row }),
    ...(field === null ? [] : [words.field[field]]),
    ...(value === null ? [] : [words.value({ value })]),
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
const likelyProblem: ContactImportProblem = {
  id: 'loading',
  row: 1_204,
  field: 'email',
  code: 'MALFORMED',
  reason: 'Why this could not be used',
  value: 'What stands there',
};
