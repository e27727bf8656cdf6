import { useListNewsSources } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { newsSourceStrings } from '../../../strings/generated/newsSource';
import { ListSkeleton, useListState } from '../../channels/setup';
import { NewsSourceDialogs, type NewsSourceTask } from './NewsSourceDialogs';
import { NewsSourceRow } from './NewsSourceRow';

export interface NewsSourcesProps {
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** The news sources: add, switch on and off, rename, remove. */
export function NewsSources({ headingLevel = 2 }: NewsSourcesProps) {
  const words = useStrings(newsSourceStrings);
  const { data, error, isValidating, mutate } = useListNewsSources();
  const state = useListState({ data, error, isValidating, mutate }, words.failed);
  const [task, setTask] = useState<NewsSourceTask | null>(null);
  const reread = async () => {
    await mutate();
  };
  const add = (
    <Button size="small" icon="plus" onPress={() => setTask({ is: 'add' })}>
      {words.add}
    </Button>
  );
  return (
    <>
      <WidgetFrame
        title={words.title}
        headingLevel={headingLevel}
        state={state}
        actions={state.kind === 'ready' && add}
        skeleton={<ListSkeleton />}
        empty={<EmptyState size="compact" title={words.none} description={words.noneHelp} actions={add} />}
      >
        {(sources) => (
          <Stack gap="lg" width="form">
            <Text tone="muted">{words.help}</Text>
            <Stack as="ul" gap="sm" hasDividers>
              {sources.map((source) => (
                <NewsSourceRow key={source.id} source={source} onTask={setTask} onChange={reread} />
              ))}
            </Stack>
          </Stack>
        )}
      </WidgetFrame>
      {task !== null && <NewsSourceDialogs task={task} onClose={() => setTask(null)} onChange={reread} />}
    </>
  );
}
