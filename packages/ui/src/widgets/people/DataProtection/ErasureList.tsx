import { type Erasure, getListErasuresUrl, hasMore, usePages } from '@concordia/api-client';
import { useId } from 'react';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { ErrorState } from '../../../components/ErrorState';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { dataProtectionStrings } from '../../../strings/generated/dataProtection';
import { requestIdOf, useProblemWords } from '../../shared/problems';

export function ErasureList({ headingLevel }: { headingLevel: 3 | 4 }) {
  const words = useStrings(dataProtectionStrings);
  const id = useId();
  return (
    <Stack gap="sm">
      <Heading id={id} level={headingLevel}>
        {words.erasures}
      </Heading>
      <Text size="dense" tone="muted">
        {words.erasuresHelp}
      </Text>
      <Receipts headingId={id} />
    </Stack>
  );
}

function Receipts({ headingId }: { headingId: string }) {
  const words = useStrings(dataProtectionStrings);
  const problemWords = useProblemWords();
  const list = usePages<Erasure>(getListErasuresUrl({ limit: 10 }));
  const { data: pages, error, size, setSize, mutate, isValidating } = list;
  if (pages === undefined) {
    if (error === undefined) return <SkeletonShape shape="block" height="3rem" />;
    return (
      <ErrorState
        size="compact"
        title={words.erasuresFailed}
        description={problemWords(error)}
        reference={requestIdOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  const erasures = pages.flat();
  if (erasures.length === 0) return <Text size="dense">{words.noErasures}</Text>;
  return (
    <Stack gap="md">
      <Stack as="ul" gap="sm" hasDividers aria-labelledby={headingId}>
        {erasures.map((erasure) => (
          <Receipt key={erasure.id} erasure={erasure} />
        ))}
      </Stack>
      {hasMore(pages) && (
        <Inline>
          <Button size="small" isPending={isValidating} onPress={() => void setSize(size + 1)}>
            {words.more}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function Receipt({ erasure }: { erasure: Erasure }) {
  const words = useStrings(dataProtectionStrings);
  const { id, state, messagesErased, filesErased, pointsErased, notesErased, otherErased } = erasure;
  return (
    <li>
      <Inline>
        <Badge tone={state === 'done' ? 'neutral' : 'warning'}>{words[state]}</Badge>
        <Text as="span" size="dense">
          <RelativeTime instant={erasure.finishedAt ?? erasure.createdAt} />
        </Text>
      </Inline>
      <Text size="dense" isTabular>
        {words.erased({
          messages: messagesErased,
          files: filesErased,
          points: pointsErased,
          notes: notesErased,
          other: otherErased,
        })}
      </Text>
      <Text size="caption" tone="muted">
        {words.receipt({ id })}
      </Text>
    </li>
  );
}
