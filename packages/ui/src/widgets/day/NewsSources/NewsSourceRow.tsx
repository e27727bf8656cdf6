import { type NewsSource, updateNewsSource } from '@concordia/api-client';
import { SourceRow } from '../sources';
import type { NewsSourceTask } from './NewsSourceDialogs';
import { useRemoveSource } from './useRemoveSource';

interface NewsSourceRowProps {
  source: NewsSource;
  onTask: (task: NewsSourceTask) => void;
  onChange: () => Promise<void>;
}

export function NewsSourceRow({ source, onTask, onChange }: NewsSourceRowProps) {
  const remove = useRemoveSource(onChange);
  return (
    <SourceRow
      source={source}
      onTurn={async (isOn) => {
        await updateNewsSource(source.id, { isOn });
        await onChange();
      }}
      onRename={() => onTask({ is: 'rename', source })}
      onRemove={() => (source.isSample ? onTask({ is: 'remove', source }) : void remove(source))}
    />
  );
}
