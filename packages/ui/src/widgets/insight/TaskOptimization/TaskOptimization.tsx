import { useRef } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { taskOptimizationStrings } from '../../../strings/taskOptimization';
import { OptimizedQueue } from './OptimizedQueue';
import { PlannedTasks } from './PlannedTasks';
import * as styles from './TaskOptimization.css';
import { useQueue } from './useQueue';
import { type Chance, realChance, useTasks } from './useTasks';

export interface TaskOptimizationProps {
  contactHref: (contactId: string) => string;
  /** Randomness for sample tasks. @default the browser's */
  chance?: Chance;
}

/** Orders tasks to make the most of the day, with reasons. The result can become follow-ups. */
export function TaskOptimization({ contactHref, chance = realChance }: TaskOptimizationProps) {
  const words = useStrings(taskOptimizationStrings);
  const { state, tasks, addRandom, remove, bringBack, change } = useTasks(chance);
  const model = useQueue();
  const add = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.columns}>
      <WidgetFrame
        title={words.title}
        state={state}
        actions={
          <Inline gap="xs">
            <Button ref={add} size="small" icon="plus" onPress={addRandom}>
              {words.addRandom}
            </Button>
            <Button
              size="small"
              tone="primary"
              icon="play"
              isPending={model.busy === 'run'}
              isDisabled={tasks.length === 0}
              onPress={() => void model.run(tasks)}
            >
              {words.run}
            </Button>
          </Inline>
        }
        skeleton={
          <Stack gap="sm">
            <SkeletonShape shape="block" height="3.5rem" />
            <SkeletonShape shape="block" height="3.5rem" />
            <SkeletonShape shape="block" height="3.5rem" />
          </Stack>
        }
        empty={<EmptyState size="compact" icon="check" title={words.none} description={words.noneHelp} />}
      >
        {(shown) => (
          <PlannedTasks
            tasks={shown}
            onChange={change}
            onRemove={remove}
            onBringBack={bringBack}
            onEmptied={() => add.current?.focus()}
          />
        )}
      </WidgetFrame>
      <OptimizedQueue model={model} contactHref={contactHref} />
    </div>
  );
}
