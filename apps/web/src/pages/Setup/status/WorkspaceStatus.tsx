import { type Health, useGetHealth } from '@concordia/api-client';
import { Badge } from '@concordia/ui/components/Badge';
import { Button } from '@concordia/ui/components/Button';
import { Description, DescriptionList } from '@concordia/ui/components/DescriptionList';
import { useSpanWords } from '@concordia/ui/components/RelativeTime';
import { Skeleton, SkeletonText } from '@concordia/ui/components/Skeleton';
import { Stack } from '@concordia/ui/components/Stack';
import { Text } from '@concordia/ui/components/Text';
import { WidgetFrame, type WidgetState } from '@concordia/ui/components/WidgetFrame';
import { useStrings } from '@concordia/ui/locale';
import { useProblemWords } from '@concordia/ui/widgets/shared/problems';
import { setupStrings } from '../../../strings/generated/setup';
import { statusLines } from './statusWords';

export function WorkspaceStatus() {
  const words = useStrings(setupStrings);
  const problemWords = useProblemWords();
  const { data: health, error, isValidating, mutate } = useGetHealth();
  return (
    <WidgetFrame
      title={words.status}
      state={stateOf()}
      actions={
        health && (
          <Button size="small" tone="quiet" icon="refresh" isPending={isValidating} onPress={() => void mutate()}>
            {words.check}
          </Button>
        )
      }
      skeleton={
        <Skeleton isLoading>
          <StatusList health={likelyHealth} />
        </Skeleton>
      }
      empty={null}
    >
      {(shown) => <StatusList health={shown} />}
    </WidgetFrame>
  );

  function stateOf(): WidgetState<Health> {
    if (error !== undefined && !isValidating) return failed(problemWords(error));
    if (health !== undefined) {
      return { kind: 'ready', data: health, isRefreshing: isValidating };
    }
    return error === undefined ? { kind: 'loading' } : failed(problemWords(error));
  }

  function failed(description: string): WidgetState<Health> {
    const problem = { title: words.silent, description };
    return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
  }
}

function StatusList({ health }: { health: Health }) {
  const words = useStrings(setupStrings);
  const spanWords = useSpanWords();
  return (
    <Stack width="form">
      <DescriptionList>
        {statusLines(health, words).map(({ key, name, isOk, said }) => (
          <Description
            key={key}
            term={name}
            end={<Badge tone={isOk ? 'positive' : 'negative'}>{isOk ? words.ok : words.degraded}</Badge>}
          >
            {said}
          </Description>
        ))}
      </DescriptionList>
      <Text size="caption" tone="muted">
        <SkeletonText>
          {words.version({ version: health.version, since: spanWords(health.uptimeSeconds * 1000) })}
        </SkeletonText>
      </Text>
    </Stack>
  );
}

/** Placeholder data of typical length, for skeletons. */
const likelyHealth: Health = {
  status: 'ok',
  version: '0.1.0',
  uptimeSeconds: 3_600,
  checks: {
    database: { status: 'ok', detail: 'The database answers' },
    jobs: { status: 'ok', waiting: 0, deadLetters: 0, detail: '' },
    disk: { status: 'ok', freeBytes: 52e9, detail: '' },
    sending: { status: 'ok', stuck: 0, detail: 'Messages leave on time.' },
  },
};
