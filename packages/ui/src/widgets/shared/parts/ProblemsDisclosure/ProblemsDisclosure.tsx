import { hasMore, usePages } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../../components/Button';
import { Disclosure } from '../../../../components/Disclosure';
import { ErrorState } from '../../../../components/ErrorState';
import { Inline } from '../../../../components/Inline';
import { Skeleton, SkeletonText } from '../../../../components/Skeleton';
import { Stack } from '../../../../components/Stack';
import { Text } from '../../../../components/Text';
import { requestIdOf, useProblemWords } from '../../problems';

interface Problem {
  readonly id: string;
  readonly reason: string;
}

interface ProblemListProps<Listed extends Problem> {
  /** Of the first page. */
  url: string;
  words: Readonly<Record<'problemsFailed' | 'showMore', string>>;
  /** Sizes the skeleton. */
  likely: Listed;
  /** Where in the file it is, and what stands there. */
  where: (problem: Listed) => readonly string[];
}

interface ProblemsDisclosureProps<Listed extends Problem> extends ProblemListProps<Listed> {
  /** Of the closed and the open disclosure. */
  titles: readonly [closed: string, open: string];
}

/** What an import could not read, with reason and place. Loaded when opened. */
export function ProblemsDisclosure<Listed extends Problem>({ titles, ...list }: ProblemsDisclosureProps<Listed>) {
  const [isOpen, setOpen] = useState(false);
  const [closed, open] = titles;
  return (
    <Disclosure
      size="small"
      headingLevel="none"
      title={isOpen ? open : closed}
      isExpanded={isOpen}
      onExpandedChange={setOpen}
    >
      {isOpen && <ProblemList {...list} />}
    </Disclosure>
  );
}

function ProblemList<Listed extends Problem>({ url, words, likely, where }: ProblemListProps<Listed>) {
  const problemWords = useProblemWords();
  const { data: pages, error, size, setSize, mutate, isValidating } = usePages<Listed>(url);
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
          {(pages?.flat() ?? [likely]).map((problem) => (
            <ProblemRow key={problem.id} reason={problem.reason} where={where(problem)} />
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

function ProblemRow({ reason, where }: { reason: string; where: readonly string[] }) {
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
