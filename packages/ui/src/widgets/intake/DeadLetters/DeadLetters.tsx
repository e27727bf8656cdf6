import { type DeadLetter, getListDeadLettersUrl, hasMore, usePages } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { deadLetterStrings } from '../../../strings/generated/deadLetter';
import { ListSkeleton } from '../../channels/setup';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { DeadLetterRow } from './DeadLetterRow';

export interface DeadLettersProps {
  /** @default 2 */
  headingLevel?: 2 | 3;
}

const PAGE = 50;

/** Messages that failed after all retries, inbound and outbound, with the reason and a retry. */
export function DeadLetters({ headingLevel = 2 }: DeadLettersProps) {
  const words = useStrings(deadLetterStrings);
  const problemWords = useProblemWords();
  const list = usePages<DeadLetter>(getListDeadLettersUrl({ limit: PAGE }), { revalidateFirstPage: true });
  const { data: pages, error, isValidating, mutate, size, setSize } = list;
  const reread = async () => {
    await mutate();
  };

  function stateOf(): WidgetState<readonly DeadLetter[]> {
    const letters = pages?.flat();
    if (letters !== undefined) {
      return letters.length === 0 ? { kind: 'empty' } : { kind: 'ready', data: letters, isRefreshing: isValidating };
    }
    if (error === undefined) return { kind: 'loading' };
    const problem = { title: words.failed, description: problemWords(error), reference: requestIdOf(error) };
    return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
  }
  return (
    <WidgetFrame
      title={words.title}
      headingLevel={headingLevel}
      state={stateOf()}
      skeleton={<ListSkeleton />}
      empty={<EmptyState icon="circle-check" title={words.none} description={words.noneHelp} />}
    >
      {(letters) => (
        <Stack gap="lg" width="column">
          <Text tone="muted">{words.help}</Text>
          <Stack as="ul" gap="md" hasDividers>
            {letters.map((letter) => (
              <DeadLetterRow key={letter.id} letter={letter} onChange={reread} />
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
      )}
    </WidgetFrame>
  );
}
