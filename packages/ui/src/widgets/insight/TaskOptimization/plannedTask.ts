import type { AcceptedTask, OptimizationTask, OptimizedTask, QueueProposal } from '@concordia/api-client';

/** A task to optimize: proposed by the server or added as a sample. */
export interface PlannedTask
  extends Pick<
    QueueProposal,
    | 'id'
    | 'title'
    | 'contactName'
    | 'taskId'
    | 'messageId'
    | 'dueAt'
    | 'entity_id'
    | 'entity_type'
    | 'action_type'
    | 'estimated_value'
    | 'estimated_time_minutes'
    | 'risk_score'
    | 'urgency_score'
  > {
  readonly source: QueueProposal['source'] | 'random';
}

/** The figures that the user can correct. */
export type TaskFigures = Pick<
  PlannedTask,
  'estimated_value' | 'estimated_time_minutes' | 'risk_score' | 'urgency_score'
>;

export const toOptimize = (task: PlannedTask): OptimizationTask => ({
  id: task.id,
  title: task.title,
  due_at: task.dueAt,
  entity_id: task.entity_id,
  entity_type: task.entity_type,
  action_type: task.action_type,
  estimated_value: task.estimated_value,
  estimated_time_minutes: task.estimated_time_minutes,
  risk_score: task.risk_score,
  urgency_score: task.urgency_score,
});

/** A scheduled task with its original data: the server returns only the fields it calculates with. */
export interface PlacedTask extends Omit<OptimizedTask, 'task'> {
  readonly task: PlannedTask;
}

/** Joins the result with the tasks that were sent, by id. */
export function placedOf(result: readonly OptimizedTask[], sent: readonly PlannedTask[]): PlacedTask[] {
  const byId = new Map(sent.map((task) => [task.id, task]));
  return result.flatMap(({ task: { id }, ...rest }) => {
    const task = id === undefined ? undefined : byId.get(id);
    return task === undefined ? [] : [{ ...rest, task }];
  });
}

/** The tasks with a time, as sent to be accepted. */
export const toAccept = (placed: readonly PlacedTask[]): AcceptedTask[] =>
  placed.flatMap(({ task, scheduled_time }) =>
    scheduled_time === undefined
      ? []
      : [
          {
            entity_id: task.entity_id,
            entity_type: task.entity_type,
            title: task.title,
            action_type: task.action_type,
            scheduled_time,
            estimated_time_minutes: task.estimated_time_minutes,
            task_id: task.taskId,
            message_id: task.messageId,
          },
        ],
  );
