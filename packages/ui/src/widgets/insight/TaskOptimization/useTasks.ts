import { type QueueProposal, useListContacts, useListQueueProposals } from '@concordia/api-client';
import { useState } from 'react';
import type { WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { taskOptimizationStrings } from '../../../strings/taskOptimization';
import { useFigures } from '../intelligence';
import type { PlannedTask, TaskFigures } from './plannedTask';
import { randomTask } from './randomTask';

/** Contacts that sample tasks choose from. */
const PEOPLE = 50;

/** Replaced in stories, to make them deterministic. */
export interface Chance {
  /** In [0, 1). */
  readonly random: () => number;
  readonly newId: () => string;
}

export const realChance: Chance = { random: Math.random, newId: () => crypto.randomUUID() };

/** The tasks to optimize: proposals that were not removed, with edited figures, and added tasks. */
export function useTasks({ random, newId }: Chance) {
  const words = useStrings(taskOptimizationStrings);
  const answer = useListQueueProposals();
  const people = useListContacts({ limit: PEOPLE });
  const [added, setAdded] = useState<readonly PlannedTask[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [figures, setFigures] = useState<ReadonlyMap<string, TaskFigures>>(new Map());
  const proposed: readonly (PlannedTask | QueueProposal)[] = answer.data ?? [];
  const tasks: readonly PlannedTask[] = [...added, ...proposed]
    .filter(({ id }) => !removed.has(id))
    .map((task) => ({ ...task, ...figures.get(task.id) }));
  const read = useFigures(answer, words.failed);
  const state: WidgetState<readonly PlannedTask[]> =
    read.kind !== 'ready' ? read : tasks.length === 0 ? { kind: 'empty' } : { ...read, data: tasks };
  return {
    state,
    tasks,
    addRandom: () => {
      const task = randomTask({
        random,
        id: newId(),
        people: people.data ?? [],
        titleOf: (action, name) => words.randomTitle[action]({ name }),
        unknown: words.somebody({ number: added.length + 1 }),
      });
      setAdded([task, ...added]);
    },
    remove: (id: string) => setRemoved(new Set([...removed, id])),
    bringBack: (id: string) => setRemoved((current) => new Set([...current].filter((one) => one !== id))),
    change: (id: string, change: TaskFigures) => setFigures(new Map([...figures, [id, change]])),
  };
}
