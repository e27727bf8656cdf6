import { useListNewsSources } from '@concordia/api-client';
import { useState } from 'react';
import { useStrings } from '../../../locale';
import { newsSourceStrings } from '../../../strings/generated/newsSource';
import { SourceList } from '../sources';
import { NewsSourceDialogs, type NewsSourceTask } from './NewsSourceDialogs';
import { NewsSourceRow } from './NewsSourceRow';

export interface NewsSourcesProps {
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** The news sources: add, switch on and off, rename, remove. */
export function NewsSources({ headingLevel = 2 }: NewsSourcesProps) {
  const words = useStrings(newsSourceStrings);
  const reply = useListNewsSources();
  const [task, setTask] = useState<NewsSourceTask | null>(null);
  const reread = async () => {
    await reply.mutate();
  };
  return (
    <>
      <SourceList words={words} headingLevel={headingLevel} reply={reply} onAdd={() => setTask({ is: 'add' })}>
        {(source) => <NewsSourceRow key={source.id} source={source} onTask={setTask} onChange={reread} />}
      </SourceList>
      {task !== null && <NewsSourceDialogs task={task} onClose={() => setTask(null)} onChange={reread} />}
    </>
  );
}
